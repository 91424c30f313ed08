/**
 * @generated SignedSource<<1c626071d8f72e51deb1fcff146e9055>>
 * @relayHash 5ea505a56dfe28b9c6e68f9aafc5bdab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a00a6c0a9fc6519d138d9899c99f0361539597cee0e548e1cf1c3ca69848d540

import type { ConcreteRequest } from 'relay-runtime';
export type AccountState = "ACTIVE" | "DEACTIVATED" | "UNVERIFIED";
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
export type findPeopleQuery$variables = {
  role?: Role | null | undefined;
  search: string;
  state?: AccountState | null | undefined;
};
export type findPeopleQuery$data = {
  readonly userPage: {
    readonly users: ReadonlyArray<{
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
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "state"
},
v3 = [
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
    "kind": "Variable",
    "name": "state",
    "variableName": "state"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userID",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "findPeopleQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "findPeopleQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
    "cacheID": "5ea505a56dfe28b9c6e68f9aafc5bdab",
    "id": "a00a6c0a9fc6519d138d9899c99f0361539597cee0e548e1cf1c3ca69848d540",
    "metadata": {},
    "name": "findPeopleQuery",
    "operationKind": "query",
    "text": "query findPeopleQuery(\n  $search: String!\n  $role: Role\n  $state: AccountState\n) {\n  userPage(search: $search, role: $role, state: $state, size: 30) {\n    users {\n      userID\n      firstName\n      lastName\n      role\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4b5c5f6f84581e1bc727fa8ff83447a1";

export default node;
