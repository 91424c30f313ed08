/**
 * @generated SignedSource<<bf03117d512246e3b32d07fbce3d2ab1>>
 * @relayHash 1c5283e0eb90c1deb6a08608bd7c0189
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4b34025c2fe5602e2c7683f5520a1ed1ee40c34d5821c137d2596efdea074a4

import type { ConcreteRequest } from 'relay-runtime';
export type BillingNoticeQuery$variables = Record<PropertyKey, never>;
export type BillingNoticeQuery$data = {
  readonly dashboardInfos: {
    readonly billing: {
      readonly accountHolder: string | null | undefined;
      readonly iban: string | null | undefined;
      readonly taxNumber: string | null | undefined;
    } | null | undefined;
  };
  readonly generalInfos: {
    readonly addresses: {
      readonly invoice: {
        readonly consignor: string;
      };
    };
  };
};
export type BillingNoticeQuery = {
  response: BillingNoticeQuery$data;
  variables: BillingNoticeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "concreteType": "ClubAddresses",
        "kind": "LinkedField",
        "name": "addresses",
        "plural": false,
        "selections": [
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
                "name": "consignor",
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
  },
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
        "concreteType": "Billing",
        "kind": "LinkedField",
        "name": "billing",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "taxNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "iban",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accountHolder",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BillingNoticeQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BillingNoticeQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "1c5283e0eb90c1deb6a08608bd7c0189",
    "id": "d4b34025c2fe5602e2c7683f5520a1ed1ee40c34d5821c137d2596efdea074a4",
    "metadata": {},
    "name": "BillingNoticeQuery",
    "operationKind": "query",
    "text": "query BillingNoticeQuery {\n  generalInfos {\n    addresses {\n      invoice {\n        consignor\n      }\n    }\n  }\n  dashboardInfos {\n    billing {\n      taxNumber\n      iban\n      accountHolder\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a30126b6fde71d610418229ccdd12820";

export default node;
