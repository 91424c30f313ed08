/**
 * @generated SignedSource<<bb11d26e27230938e6d82e11138982a6>>
 * @relayHash 14f6e676a1016afdb406be8b8a1abb21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19e1c971806b47f4fe33375d0d9202d31c24d671c4916a561acc61ad70cac3fb

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

const node: ConcreteRequest = {
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "price",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "14f6e676a1016afdb406be8b8a1abb21",
    "id": "19e1c971806b47f4fe33375d0d9202d31c24d671c4916a561acc61ad70cac3fb",
    "metadata": {},
    "name": "KeyFiguresSubscription",
    "operationKind": "subscription",
    "text": "subscription KeyFiguresSubscription {\n  keyFiguresChanged {\n    ...KeyFiguresTiles_figures\n  }\n}\n\nfragment KeyFiguresTiles_figures on KeyFigures {\n  year\n  totalUsers\n  totalBookings\n  totalEvents\n  totalVouchers\n  totalTeams\n  countBookingTypes {\n    category\n    count\n  }\n  singleBookings {\n    state\n    price\n  }\n}\n"
  }
};

(node as any).hash = "5e4cc9fb6ada1aa0cb730a854109bf27";

export default node;
