/**
 * @generated SignedSource<<0b3151ef689cf65ac0dc90554c7160d9>>
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
    readonly revision: number;
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
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        },
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

(node as any).hash = "e8661d05ee2bdfc58a9344c5a3f11f3c";

export default node;
