/**
 * @generated SignedSource<<fedf7f689303e419260e7a6446d081b7>>
 * @relayHash 8c57d488bbeef44eff5b0ff06599c0ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 255f5958ccfdda311a30d23f67f7c3b5758d2247ece4b4d9157995be5ac1c0a7

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
export type useCardOwnersQuery$variables = Record<PropertyKey, never>;
export type useCardOwnersQuery$data = {
  readonly currentUser: {
    readonly children: ReadonlyArray<{
      readonly firstName: string;
      readonly role: Role;
      readonly userID: string;
    }>;
    readonly role: Role;
    readonly userID: string;
  } | null | undefined;
};
export type useCardOwnersQuery = {
  response: useCardOwnersQuery$data;
  variables: useCardOwnersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userID",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Child",
  "kind": "LinkedField",
  "name": "children",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCardOwnersQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
    "name": "useCardOwnersQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
    "cacheID": "8c57d488bbeef44eff5b0ff06599c0ed",
    "id": "255f5958ccfdda311a30d23f67f7c3b5758d2247ece4b4d9157995be5ac1c0a7",
    "metadata": {},
    "name": "useCardOwnersQuery",
    "operationKind": "query",
    "text": "query useCardOwnersQuery {\n  currentUser {\n    userID\n    role\n    children {\n      userID\n      firstName\n      role\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "3c7aa3f6495f18961bd295bb9e253411";

export default node;
