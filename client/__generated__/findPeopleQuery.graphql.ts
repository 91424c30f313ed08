/**
 * @generated SignedSource<<24a0f370840d70abdec2396cb3ffc59e>>
 * @relayHash fe747ad2d61773ddd8a88f560777f398
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c0bb73655ea3933cd4aea0b078d22e2568b246cd58efa81810e8726ccf8104c

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
export type findPeopleQuery$variables = {
  role?: Role | null | undefined;
  search: string;
};
export type findPeopleQuery$data = {
  readonly userPage: {
    readonly users: ReadonlyArray<{
      readonly discount: number;
      readonly firstName: string;
      readonly lastName: string;
      readonly role: Role;
      readonly userID: string;
    }>;
  };
};
export type findPeopleQuery = {
  response: findPeopleQuery$data;
  variables: findPeopleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "role"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v2 = [
  {
    "kind": "Variable",
    "name": "role",
    "variableName": "role"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  },
  {
    "kind": "Literal",
    "name": "size",
    "value": 30
  },
  {
    "kind": "Literal",
    "name": "state",
    "value": "ACTIVE"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userID",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "discount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "findPeopleQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "UserPage",
        "kind": "LinkedField",
        "name": "userPage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "users",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "findPeopleQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "UserPage",
        "kind": "LinkedField",
        "name": "userPage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "users",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "fe747ad2d61773ddd8a88f560777f398",
    "id": "6c0bb73655ea3933cd4aea0b078d22e2568b246cd58efa81810e8726ccf8104c",
    "metadata": {},
    "name": "findPeopleQuery",
    "operationKind": "query",
    "text": "query findPeopleQuery(\n  $search: String!\n  $role: Role\n) {\n  userPage(search: $search, role: $role, state: ACTIVE, size: 30) {\n    users {\n      userID\n      firstName\n      lastName\n      role\n      discount\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "734760e5c38041bdac592250716d6cbb";

export default node;
