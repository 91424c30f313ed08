/**
 * @generated SignedSource<<6163902d9e3395d72950e7e325a1bd79>>
 * @relayHash 807e9830c6f8b2242f7e630e00a890c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 716b97239067ae9fe4ce1e80a2e06bb726b6b70a4a559a525d0b79d43a47f271

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeyFiguresQuery$variables = Record<PropertyKey, never>;
export type KeyFiguresQuery$data = {
  readonly keyFigures: {
    readonly " $fragmentSpreads": FragmentRefs<"KeyFiguresTiles_figures">;
  };
};
export type KeyFiguresQuery = {
  response: KeyFiguresQuery$data;
  variables: KeyFiguresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "KeyFiguresQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "KeyFigures",
        "kind": "LinkedField",
        "name": "keyFigures",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "KeyFiguresTiles_figures"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "KeyFiguresQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "KeyFigures",
        "kind": "LinkedField",
        "name": "keyFigures",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "year",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalUsers",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalBookings",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalEvents",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalVouchers",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalTeams",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VoucherFigure",
            "kind": "LinkedField",
            "name": "vouchers",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paymentState",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CategoryCount",
            "kind": "LinkedField",
            "name": "countBookingTypes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "category",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SingleBookingFigure",
            "kind": "LinkedField",
            "name": "singleBookings",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "807e9830c6f8b2242f7e630e00a890c1",
    "id": "716b97239067ae9fe4ce1e80a2e06bb726b6b70a4a559a525d0b79d43a47f271",
    "metadata": {},
    "name": "KeyFiguresQuery",
    "operationKind": "query",
    "text": "query KeyFiguresQuery {\n  keyFigures {\n    ...KeyFiguresTiles_figures\n  }\n}\n\nfragment KeyFiguresTiles_figures on KeyFigures {\n  year\n  totalUsers\n  totalBookings\n  totalEvents\n  totalVouchers\n  totalTeams\n  vouchers {\n    paymentState\n    price\n  }\n  countBookingTypes {\n    category\n    count\n  }\n  singleBookings {\n    state\n    price\n  }\n}\n"
  }
};
})();

(node as any).hash = "aa4f213cb42cba647712710c8939800c";

export default node;
