/**
 * @generated SignedSource<<eb7aeca0e611b9360cb8d830feeecf1e>>
 * @relayHash 763b4020b57895a5f51ea1094c3417dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd919dd357a1707ba2ec0dfe1e9fb9f256e0d2db0b56d1f5b58d4bf16e14fd60

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnSecondFactorQuery$variables = Record<PropertyKey, never>;
export type OwnSecondFactorQuery$data = {
  readonly currentUser: {
    readonly " $fragmentSpreads": FragmentRefs<"SecondFactorCard_user">;
  } | null | undefined;
};
export type OwnSecondFactorQuery = {
  response: OwnSecondFactorQuery$data;
  variables: OwnSecondFactorQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnSecondFactorQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SecondFactorCard_user"
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
    "name": "OwnSecondFactorQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "role",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "secondFactor",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "763b4020b57895a5f51ea1094c3417dc",
    "id": "bd919dd357a1707ba2ec0dfe1e9fb9f256e0d2db0b56d1f5b58d4bf16e14fd60",
    "metadata": {},
    "name": "OwnSecondFactorQuery",
    "operationKind": "query",
    "text": "query OwnSecondFactorQuery {\n  currentUser {\n    ...SecondFactorCard_user\n    id\n  }\n}\n\nfragment SecondFactorCard_user on User {\n  id\n  role\n  secondFactor\n}\n"
  }
};

(node as any).hash = "09e3dadaafde022fc7324653d46be8e8";

export default node;
