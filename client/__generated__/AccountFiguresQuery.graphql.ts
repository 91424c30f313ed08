/**
 * @generated SignedSource<<d02b47daa372760f3394a421f0b5ab61>>
 * @relayHash 3fc84bde799461a6ea4230e28a50eaea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28291a1c5864b47dd327e3c6574224ef8a4dbfac0de0953967447c40777485ce

import type { ConcreteRequest } from 'relay-runtime';
export type AccountFiguresQuery$variables = Record<PropertyKey, never>;
export type AccountFiguresQuery$data = {
  readonly ACTIVE: {
    readonly total: number;
  };
  readonly ADMIN: {
    readonly total: number;
  };
  readonly DEACTIVATED: {
    readonly total: number;
  };
  readonly GUEST: {
    readonly total: number;
  };
  readonly MEMBER: {
    readonly total: number;
  };
  readonly TRAINER: {
    readonly total: number;
  };
  readonly UNVERIFIED: {
    readonly total: number;
  };
};
export type AccountFiguresQuery = {
  response: AccountFiguresQuery$data;
  variables: AccountFiguresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "size",
  "value": 1
},
v1 = {
  "kind": "Literal",
  "name": "state",
  "value": "ACTIVE"
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "total",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": "MEMBER",
    "args": [
      {
        "kind": "Literal",
        "name": "role",
        "value": "MEMBER"
      },
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "concreteType": "UserPage",
    "kind": "LinkedField",
    "name": "userPage",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": "userPage(role:\"MEMBER\",size:1,state:\"ACTIVE\")"
  },
  {
    "alias": "GUEST",
    "args": [
      {
        "kind": "Literal",
        "name": "role",
        "value": "GUEST"
      },
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "concreteType": "UserPage",
    "kind": "LinkedField",
    "name": "userPage",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": "userPage(role:\"GUEST\",size:1,state:\"ACTIVE\")"
  },
  {
    "alias": "TRAINER",
    "args": [
      {
        "kind": "Literal",
        "name": "role",
        "value": "TRAINER"
      },
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "concreteType": "UserPage",
    "kind": "LinkedField",
    "name": "userPage",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": "userPage(role:\"TRAINER\",size:1,state:\"ACTIVE\")"
  },
  {
    "alias": "ADMIN",
    "args": [
      {
        "kind": "Literal",
        "name": "role",
        "value": "ADMIN"
      },
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "concreteType": "UserPage",
    "kind": "LinkedField",
    "name": "userPage",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": "userPage(role:\"ADMIN\",size:1,state:\"ACTIVE\")"
  },
  {
    "alias": "ACTIVE",
    "args": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "concreteType": "UserPage",
    "kind": "LinkedField",
    "name": "userPage",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": "userPage(size:1,state:\"ACTIVE\")"
  },
  {
    "alias": "UNVERIFIED",
    "args": [
      (v0/*:: as any*/),
      {
        "kind": "Literal",
        "name": "state",
        "value": "UNVERIFIED"
      }
    ],
    "concreteType": "UserPage",
    "kind": "LinkedField",
    "name": "userPage",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": "userPage(size:1,state:\"UNVERIFIED\")"
  },
  {
    "alias": "DEACTIVATED",
    "args": [
      (v0/*:: as any*/),
      {
        "kind": "Literal",
        "name": "state",
        "value": "DEACTIVATED"
      }
    ],
    "concreteType": "UserPage",
    "kind": "LinkedField",
    "name": "userPage",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": "userPage(size:1,state:\"DEACTIVATED\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountFiguresQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountFiguresQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "3fc84bde799461a6ea4230e28a50eaea",
    "id": "28291a1c5864b47dd327e3c6574224ef8a4dbfac0de0953967447c40777485ce",
    "metadata": {},
    "name": "AccountFiguresQuery",
    "operationKind": "query",
    "text": "query AccountFiguresQuery {\n  MEMBER: userPage(role: MEMBER, state: ACTIVE, size: 1) {\n    total\n  }\n  GUEST: userPage(role: GUEST, state: ACTIVE, size: 1) {\n    total\n  }\n  TRAINER: userPage(role: TRAINER, state: ACTIVE, size: 1) {\n    total\n  }\n  ADMIN: userPage(role: ADMIN, state: ACTIVE, size: 1) {\n    total\n  }\n  ACTIVE: userPage(state: ACTIVE, size: 1) {\n    total\n  }\n  UNVERIFIED: userPage(state: UNVERIFIED, size: 1) {\n    total\n  }\n  DEACTIVATED: userPage(state: DEACTIVATED, size: 1) {\n    total\n  }\n}\n"
  }
};
})();

(node as any).hash = "7c1a8d5c1ee1a44d560ce2a0e828cac8";

export default node;
