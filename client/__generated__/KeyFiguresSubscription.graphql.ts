/**
 * @generated SignedSource<<090867f53406604685e0ef12645c1655>>
 * @relayHash 9946d6c57a70d4851ed755fd0e653d87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99a31b5f6d6ec64282449c6bbae445575492954472d8d39c02c32118fee31852

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeyFiguresSubscription$variables = Record<PropertyKey, never>;
export type KeyFiguresSubscription$data = {
  readonly keyFiguresChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"KeyFiguresTiles_figures">;
  };
};
export type KeyFiguresSubscription = {
  response: KeyFiguresSubscription$data;
  variables: KeyFiguresSubscription$variables;
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
    "name": "KeyFiguresSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "KeyFigures",
        "kind": "LinkedField",
        "name": "keyFiguresChanged",
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
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "KeyFiguresSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "KeyFigures",
        "kind": "LinkedField",
        "name": "keyFiguresChanged",
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
    "cacheID": "9946d6c57a70d4851ed755fd0e653d87",
    "id": "99a31b5f6d6ec64282449c6bbae445575492954472d8d39c02c32118fee31852",
    "metadata": {},
    "name": "KeyFiguresSubscription",
    "operationKind": "subscription",
    "text": "subscription KeyFiguresSubscription {\n  keyFiguresChanged {\n    ...KeyFiguresTiles_figures\n  }\n}\n\nfragment KeyFiguresTiles_figures on KeyFigures {\n  year\n  totalUsers\n  totalBookings\n  totalEvents\n  totalVouchers\n  totalTeams\n  vouchers {\n    paymentState\n    price\n  }\n  countBookingTypes {\n    category\n    count\n  }\n  singleBookings {\n    state\n    price\n  }\n}\n"
  }
};
})();

(node as any).hash = "5e4cc9fb6ada1aa0cb730a854109bf27";

export default node;
