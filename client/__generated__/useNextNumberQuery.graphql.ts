/**
 * @generated SignedSource<<79bfec4aebd9315d6c9160e2a37bc5f8>>
 * @relayHash f2da7b6f8dd6107f6e0ae43732ce6042
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a26f85bade7e8a3b17a0d41cd81c62709fa8e9d7cc10a0018e4e5cf0cf2a0e56

import type { ConcreteRequest } from 'relay-runtime';
export type useNextNumberQuery$variables = Record<PropertyKey, never>;
export type useNextNumberQuery$data = {
  readonly admins: {
    readonly users: ReadonlyArray<{
      readonly userID: string;
    }>;
  };
  readonly members: {
    readonly users: ReadonlyArray<{
      readonly userID: string;
    }>;
  };
  readonly trainers: {
    readonly users: ReadonlyArray<{
      readonly userID: string;
    }>;
  };
};
export type useNextNumberQuery = {
  response: useNextNumberQuery$data;
  variables: useNextNumberQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "descending",
  "value": true
},
v1 = {
  "kind": "Literal",
  "name": "size",
  "value": 1
},
v2 = {
  "kind": "Literal",
  "name": "sort",
  "value": "MEMBER_NUMBER"
},
v3 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "role",
    "value": "MEMBER"
  },
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userID",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "users",
    "plural": true,
    "selections": [
      (v4/*:: as any*/)
    ],
    "storageKey": null
  }
],
v6 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "role",
    "value": "TRAINER"
  },
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v7 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "role",
    "value": "ADMIN"
  },
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v8 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "users",
    "plural": true,
    "selections": [
      (v4/*:: as any*/),
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useNextNumberQuery",
    "selections": [
      {
        "alias": "members",
        "args": (v3/*:: as any*/),
        "concreteType": "UserPage",
        "kind": "LinkedField",
        "name": "userPage",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": "userPage(descending:true,role:\"MEMBER\",size:1,sort:\"MEMBER_NUMBER\")"
      },
      {
        "alias": "trainers",
        "args": (v6/*:: as any*/),
        "concreteType": "UserPage",
        "kind": "LinkedField",
        "name": "userPage",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": "userPage(descending:true,role:\"TRAINER\",size:1,sort:\"MEMBER_NUMBER\")"
      },
      {
        "alias": "admins",
        "args": (v7/*:: as any*/),
        "concreteType": "UserPage",
        "kind": "LinkedField",
        "name": "userPage",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": "userPage(descending:true,role:\"ADMIN\",size:1,sort:\"MEMBER_NUMBER\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useNextNumberQuery",
    "selections": [
      {
        "alias": "members",
        "args": (v3/*:: as any*/),
        "concreteType": "UserPage",
        "kind": "LinkedField",
        "name": "userPage",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "userPage(descending:true,role:\"MEMBER\",size:1,sort:\"MEMBER_NUMBER\")"
      },
      {
        "alias": "trainers",
        "args": (v6/*:: as any*/),
        "concreteType": "UserPage",
        "kind": "LinkedField",
        "name": "userPage",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "userPage(descending:true,role:\"TRAINER\",size:1,sort:\"MEMBER_NUMBER\")"
      },
      {
        "alias": "admins",
        "args": (v7/*:: as any*/),
        "concreteType": "UserPage",
        "kind": "LinkedField",
        "name": "userPage",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "userPage(descending:true,role:\"ADMIN\",size:1,sort:\"MEMBER_NUMBER\")"
      }
    ]
  },
  "params": {
    "cacheID": "f2da7b6f8dd6107f6e0ae43732ce6042",
    "id": "a26f85bade7e8a3b17a0d41cd81c62709fa8e9d7cc10a0018e4e5cf0cf2a0e56",
    "metadata": {},
    "name": "useNextNumberQuery",
    "operationKind": "query",
    "text": "query useNextNumberQuery {\n  members: userPage(role: MEMBER, sort: MEMBER_NUMBER, descending: true, size: 1) {\n    users {\n      userID\n      id\n    }\n  }\n  trainers: userPage(role: TRAINER, sort: MEMBER_NUMBER, descending: true, size: 1) {\n    users {\n      userID\n      id\n    }\n  }\n  admins: userPage(role: ADMIN, sort: MEMBER_NUMBER, descending: true, size: 1) {\n    users {\n      userID\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "529b8ce7eead2095b02b3fd1ba5c3510";

export default node;
