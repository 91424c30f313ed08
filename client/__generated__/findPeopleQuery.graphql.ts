/**
 * @generated SignedSource<<8b369b2eed9d6e635612da58df75a516>>
 * @relayHash 086db3ebd3cd64104d4f9f129ebd4522
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 975a39fa0c2c184d577a3a8e9b751507177801efa8775d3a9e2bba6693a281ab

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
export type findPeopleQuery$variables = {
  role?: Role | null | undefined;
  search: string;
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
              (v6/*:: as any*/)
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
    "cacheID": "086db3ebd3cd64104d4f9f129ebd4522",
    "id": "975a39fa0c2c184d577a3a8e9b751507177801efa8775d3a9e2bba6693a281ab",
    "metadata": {},
    "name": "findPeopleQuery",
    "operationKind": "query",
    "text": "query findPeopleQuery(\n  $search: String!\n  $role: Role\n) {\n  userPage(search: $search, role: $role, state: ACTIVE, size: 30) {\n    users {\n      userID\n      firstName\n      lastName\n      role\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "dd8e42eccb393688f9cf4f9e650933a9";

export default node;
