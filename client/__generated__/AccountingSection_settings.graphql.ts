/**
 * @generated SignedSource<<120b3ab0260240e5918b0f202f7b6479>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountingSection_settings$data = {
  readonly dashboardInfos: {
    readonly accounting: {
      readonly " $fragmentSpreads": FragmentRefs<"accountingValues_accounting">;
    } | null | undefined;
  };
  readonly " $fragmentType": "AccountingSection_settings";
};
export type AccountingSection_settings$key = {
  readonly " $data"?: AccountingSection_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountingSection_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountingSection_settings",
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
          "concreteType": "Accounting",
          "kind": "LinkedField",
          "name": "accounting",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "accountingValues_accounting"
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

(node as any).hash = "923bb1292dc14928524fe1807282706d";

export default node;
