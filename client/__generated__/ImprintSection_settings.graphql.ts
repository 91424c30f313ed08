/**
 * @generated SignedSource<<f121258e6d77abcc9027fe5a45780a45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImprintSection_settings$data = {
  readonly dashboardInfos: {
    readonly imprint: {
      readonly board: ReadonlyArray<{
        readonly firstName: string;
        readonly lastName: string;
        readonly userID: string;
      }>;
      readonly registerCourt: string | null | undefined;
      readonly registerNumber: string | null | undefined;
      readonly responsible: {
        readonly firstName: string;
        readonly lastName: string;
        readonly userID: string;
      } | null | undefined;
      readonly vatId: string | null | undefined;
    } | null | undefined;
    readonly revision: number;
  };
  readonly " $fragmentType": "ImprintSection_settings";
};
export type ImprintSection_settings$key = {
  readonly " $data"?: ImprintSection_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImprintSection_settings">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "userID",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "firstName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lastName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImprintSection_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DashboardInfos",
      "kind": "LinkedField",
      "name": "dashboardInfos",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImprintSettings",
          "kind": "LinkedField",
          "name": "imprint",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BookingUser",
              "kind": "LinkedField",
              "name": "board",
              "plural": true,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "BookingUser",
              "kind": "LinkedField",
              "name": "responsible",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "registerCourt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "registerNumber",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "vatId",
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

(node as any).hash = "bfc43a03d2d6b94c09a23ecb00668207";

export default node;
