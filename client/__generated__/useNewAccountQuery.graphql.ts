/**
 * @generated SignedSource<<a65ba19f8bacc1a8c52cd4fd2e5d42c1>>
 * @relayHash 6364bc4959514603ff9eddb58f8c9b91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaabf16d203fcef5013f4e9c147bd58fd6c32e9c36885fc8293f51a7502e142c

import type { ConcreteRequest } from 'relay-runtime';
export type useNewAccountQuery$variables = Record<PropertyKey, never>;
export type useNewAccountQuery$data = {
  readonly admins: {
    readonly users: ReadonlyArray<{
      readonly userID: string;
    }>;
  };
  readonly bookingInfos: {
    readonly discount: number;
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
export type useNewAccountQuery = {
  response: useNewAccountQuery$data;
  variables: useNewAccountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "BookingInfos",
  "kind": "LinkedField",
  "name": "bookingInfos",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "kind": "Literal",
  "name": "descending",
  "value": true
},
v2 = {
  "kind": "Literal",
  "name": "size",
  "value": 1
},
v3 = {
  "kind": "Literal",
  "name": "sort",
  "value": "MEMBER_NUMBER"
},
v4 = [
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "role",
    "value": "MEMBER"
  },
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userID",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "users",
    "plural": true,
    "selections": [
      (v5/*:: as any*/)
    ],
    "storageKey": null
  }
],
v7 = [
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "role",
    "value": "TRAINER"
  },
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v8 = [
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "role",
    "value": "ADMIN"
  },
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v9 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "users",
    "plural": true,
    "selections": [
      (v5/*:: as any*/),
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
    "name": "useNewAccountQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": "members",
        "args": (v4/*:: as any*/),
        "concreteType": "UserPage",
        "kind": "LinkedField",
        "name": "userPage",
        "plural": false,
        "selections": (v6/*:: as any*/),
        "storageKey": "userPage(descending:true,role:\"MEMBER\",size:1,sort:\"MEMBER_NUMBER\")"
      },
      {
        "alias": "trainers",
        "args": (v7/*:: as any*/),
        "concreteType": "UserPage",
        "kind": "LinkedField",
        "name": "userPage",
        "plural": false,
        "selections": (v6/*:: as any*/),
        "storageKey": "userPage(descending:true,role:\"TRAINER\",size:1,sort:\"MEMBER_NUMBER\")"
      },
      {
        "alias": "admins",
        "args": (v8/*:: as any*/),
        "concreteType": "UserPage",
        "kind": "LinkedField",
        "name": "userPage",
        "plural": false,
        "selections": (v6/*:: as any*/),
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
    "name": "useNewAccountQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": "members",
        "args": (v4/*:: as any*/),
        "concreteType": "UserPage",
        "kind": "LinkedField",
        "name": "userPage",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": "userPage(descending:true,role:\"MEMBER\",size:1,sort:\"MEMBER_NUMBER\")"
      },
      {
        "alias": "trainers",
        "args": (v7/*:: as any*/),
        "concreteType": "UserPage",
        "kind": "LinkedField",
        "name": "userPage",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": "userPage(descending:true,role:\"TRAINER\",size:1,sort:\"MEMBER_NUMBER\")"
      },
      {
        "alias": "admins",
        "args": (v8/*:: as any*/),
        "concreteType": "UserPage",
        "kind": "LinkedField",
        "name": "userPage",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": "userPage(descending:true,role:\"ADMIN\",size:1,sort:\"MEMBER_NUMBER\")"
      }
    ]
  },
  "params": {
    "cacheID": "6364bc4959514603ff9eddb58f8c9b91",
    "id": "eaabf16d203fcef5013f4e9c147bd58fd6c32e9c36885fc8293f51a7502e142c",
    "metadata": {},
    "name": "useNewAccountQuery",
    "operationKind": "query",
    "text": "query useNewAccountQuery {\n  bookingInfos {\n    discount\n  }\n  members: userPage(role: MEMBER, sort: MEMBER_NUMBER, descending: true, size: 1) {\n    users {\n      userID\n      id\n    }\n  }\n  trainers: userPage(role: TRAINER, sort: MEMBER_NUMBER, descending: true, size: 1) {\n    users {\n      userID\n      id\n    }\n  }\n  admins: userPage(role: ADMIN, sort: MEMBER_NUMBER, descending: true, size: 1) {\n    users {\n      userID\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7f5f7ded384e231d4fc5a2beea590937";

export default node;
