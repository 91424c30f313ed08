/**
 * @generated SignedSource<<e5efd949ecdafc60d59c6366dfe7810f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClubSection_settings$data = {
  readonly dashboardInfos: {
    readonly revision: number;
  };
  readonly generalInfos: {
    readonly addresses: {
      readonly inside: {
        readonly city: string;
        readonly houseNumber: string;
        readonly street: string;
        readonly zip: string;
      } | null | undefined;
      readonly invoice: {
        readonly address: {
          readonly city: string;
          readonly houseNumber: string;
          readonly street: string;
          readonly zip: string;
        } | null | undefined;
        readonly addressSameAsInvoice: boolean;
        readonly consignor: string;
      };
      readonly office: {
        readonly city: string;
        readonly houseNumber: string;
        readonly street: string;
        readonly zip: string;
      };
      readonly outside: {
        readonly city: string;
        readonly houseNumber: string;
        readonly street: string;
        readonly zip: string;
      } | null | undefined;
    };
    readonly displayName: string;
    readonly email: string;
    readonly phoneNumber: string;
  };
  readonly " $fragmentType": "ClubSection_settings";
};
export type ClubSection_settings$key = {
  readonly " $data"?: ClubSection_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClubSection_settings">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "street",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "houseNumber",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "zip",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "city",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClubSection_settings",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GeneralInfos",
      "kind": "LinkedField",
      "name": "generalInfos",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phoneNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ClubAddresses",
          "kind": "LinkedField",
          "name": "addresses",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ClubAddress",
              "kind": "LinkedField",
              "name": "office",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ClubAddress",
              "kind": "LinkedField",
              "name": "inside",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ClubAddress",
              "kind": "LinkedField",
              "name": "outside",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "InvoiceAddress",
              "kind": "LinkedField",
              "name": "invoice",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "addressSameAsInvoice",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "consignor",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ClubAddress",
                  "kind": "LinkedField",
                  "name": "address",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                }
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

(node as any).hash = "db57186685cb4ce5dd12d6711cdbbea7";

export default node;
