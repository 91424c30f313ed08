/**
 * @generated SignedSource<<96247e7a230f46f7bb467046f776dd35>>
 * @relayHash 7c4b6f0f324ca32820413478d366dc04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f45a12011caea3d682da72793fc585a46aa90ea1bc9971d3660ecdee5cffcb3

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

const node: ConcreteRequest = {
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
    "cacheID": "7c4b6f0f324ca32820413478d366dc04",
    "id": "2f45a12011caea3d682da72793fc585a46aa90ea1bc9971d3660ecdee5cffcb3",
    "metadata": {},
    "name": "KeyFiguresQuery",
    "operationKind": "query",
    "text": "query KeyFiguresQuery {\n  keyFigures {\n    ...KeyFiguresTiles_figures\n  }\n}\n\nfragment KeyFiguresTiles_figures on KeyFigures {\n  year\n  totalUsers\n  totalBookings\n  totalEvents\n  totalVouchers\n  totalTeams\n  countBookingTypes {\n    category\n    count\n  }\n  singleBookings {\n    state\n    price\n  }\n}\n"
  }
};

(node as any).hash = "aa4f213cb42cba647712710c8939800c";

export default node;
