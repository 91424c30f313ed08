/**
 * @generated SignedSource<<7686b501c5c4fd1d9684d4ff59e66e6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCourtName_courts$data = {
  readonly bookingInfos: {
    readonly sportSettings: ReadonlyArray<{
      readonly courtList: ReadonlyArray<{
        readonly name: string;
        readonly number: number;
      }>;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "useCourtName_courts";
};
export type useCourtName_courts$key = {
  readonly " $data"?: useCourtName_courts$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCourtName_courts">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCourtName_courts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingInfos",
      "kind": "LinkedField",
      "name": "bookingInfos",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SportSettings",
          "kind": "LinkedField",
          "name": "sportSettings",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Court",
              "kind": "LinkedField",
              "name": "courtList",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "number",
                  "storageKey": null
                },
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "0fd163a7f62b9177579fccda53f26f6c";

export default node;
