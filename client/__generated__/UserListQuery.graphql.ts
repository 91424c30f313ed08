/**
 * @generated SignedSource<<086e60ac18cc48a02b4143189b171e66>>
 * @relayHash 81c0064f7c479833908dfe544e85d120
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0f63f498a57a7d0804355f671009c5afca017aee6aca09ffef716eb33b98554

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountState = "ACTIVE" | "DEACTIVATED" | "UNVERIFIED";
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
export type UserSort = "MEMBER_NUMBER" | "NAME" | "ROLE";
export type UserListQuery$variables = {
  descending?: boolean | null | undefined;
  page?: number | null | undefined;
  role?: Role | null | undefined;
  search?: string | null | undefined;
  size?: number | null | undefined;
  sort?: UserSort | null | undefined;
  state?: AccountState | null | undefined;
};
export type UserListQuery$data = {
  readonly userPage: {
    readonly total: number;
    readonly users: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"UserTable_users">;
    }>;
  };
};
export type UserListQuery = {
  response: UserListQuery$data;
  variables: UserListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "descending"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "role"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "size"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "state"
},
v7 = [
  {
    "kind": "Variable",
    "name": "descending",
    "variableName": "descending"
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  },
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
    "kind": "Variable",
    "name": "size",
    "variableName": "size"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  },
  {
    "kind": "Variable",
    "name": "state",
    "variableName": "state"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "UserListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "UserPage",
        "kind": "LinkedField",
        "name": "userPage",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "users",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "UserTable_users"
              }
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
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "UserListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "UserPage",
        "kind": "LinkedField",
        "name": "userPage",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "users",
            "plural": true,
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
                "name": "role",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "active",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "verified",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "erasureRequested",
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "81c0064f7c479833908dfe544e85d120",
    "id": "f0f63f498a57a7d0804355f671009c5afca017aee6aca09ffef716eb33b98554",
    "metadata": {},
    "name": "UserListQuery",
    "operationKind": "query",
    "text": "query UserListQuery(\n  $search: String\n  $role: Role\n  $state: AccountState\n  $sort: UserSort\n  $descending: Boolean\n  $page: Int\n  $size: Int\n) {\n  userPage(search: $search, role: $role, state: $state, sort: $sort, descending: $descending, page: $page, size: $size) {\n    total\n    users {\n      ...UserTable_users\n      id\n    }\n  }\n}\n\nfragment AccountMarks_user on User {\n  active\n  verified\n  erasureRequested\n}\n\nfragment DeactivateSheet_user on User {\n  userID\n  firstName\n  lastName\n}\n\nfragment DeleteSheet_user on User {\n  userID\n  firstName\n  lastName\n}\n\nfragment RemoveFactorDialog_user on User {\n  userID\n  firstName\n  lastName\n}\n\nfragment UserActions_user on User {\n  userID\n  firstName\n  lastName\n  email\n  role\n  active\n  verified\n  secondFactor\n  ...RemoveFactorDialog_user\n  ...DeactivateSheet_user\n  ...DeleteSheet_user\n}\n\nfragment UserTable_users on User {\n  id\n  userID\n  firstName\n  lastName\n  email\n  role\n  ...AccountMarks_user\n  ...UserActions_user\n}\n"
  }
};
})();

(node as any).hash = "efad798383434711af4a606dd2bbe5c6";

export default node;
