/**
 * @generated SignedSource<<057bd07cd37f83361ab410380cf4dd4e>>
 * @relayHash f55d0381ec33085f88229a9ad7475d27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 721d30abea290c19fd1a1e6b71cd12184b89717d3e3668425c6ae31d8ede05ae

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnPasswordQuery$variables = Record<PropertyKey, never>;
export type OwnPasswordQuery$data = {
  readonly currentUser: {
    readonly " $fragmentSpreads": FragmentRefs<"ChangePasswordCard_user">;
  } | null | undefined;
};
export type OwnPasswordQuery = {
  response: OwnPasswordQuery$data;
  variables: OwnPasswordQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnPasswordQuery",
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
            "name": "ChangePasswordCard_user"
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
    "name": "OwnPasswordQuery",
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f55d0381ec33085f88229a9ad7475d27",
    "id": "721d30abea290c19fd1a1e6b71cd12184b89717d3e3668425c6ae31d8ede05ae",
    "metadata": {},
    "name": "OwnPasswordQuery",
    "operationKind": "query",
    "text": "query OwnPasswordQuery {\n  currentUser {\n    ...ChangePasswordCard_user\n    id\n  }\n}\n\nfragment ChangePasswordCard_user on User {\n  userID\n  firstName\n  lastName\n  email\n}\n"
  }
};

(node as any).hash = "c1c2e355adeea6747694ab2094c4aaf6";

export default node;
