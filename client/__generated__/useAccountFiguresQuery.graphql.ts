/**
 * @generated SignedSource<<7dad202c0fdb4cb3817dacc39cb6a097>>
 * @relayHash 04470907c418e5c6826ecfff741f50c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30ae21fe499e35c98844cd614e3cf51c2907a9c643e620726467fe94617e21d6

import type { ConcreteRequest } from 'relay-runtime';
export type useAccountFiguresQuery$variables = Record<PropertyKey, never>;
export type useAccountFiguresQuery$data = {
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
  readonly all: {
    readonly total: number;
  };
};
export type useAccountFiguresQuery = {
  response: useAccountFiguresQuery$data;
  variables: useAccountFiguresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "size",
  "value": 1
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "total",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": "all",
    "args": [
      (v0/*:: as any*/)
    ],
    "concreteType": "UserPage",
    "kind": "LinkedField",
    "name": "userPage",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "userPage(size:1)"
  },
  {
    "alias": "MEMBER",
    "args": [
      {
        "kind": "Literal",
        "name": "role",
        "value": "MEMBER"
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "UserPage",
    "kind": "LinkedField",
    "name": "userPage",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "userPage(role:\"MEMBER\",size:1)"
  },
  {
    "alias": "GUEST",
    "args": [
      {
        "kind": "Literal",
        "name": "role",
        "value": "GUEST"
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "UserPage",
    "kind": "LinkedField",
    "name": "userPage",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "userPage(role:\"GUEST\",size:1)"
  },
  {
    "alias": "TRAINER",
    "args": [
      {
        "kind": "Literal",
        "name": "role",
        "value": "TRAINER"
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "UserPage",
    "kind": "LinkedField",
    "name": "userPage",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "userPage(role:\"TRAINER\",size:1)"
  },
  {
    "alias": "ADMIN",
    "args": [
      {
        "kind": "Literal",
        "name": "role",
        "value": "ADMIN"
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "UserPage",
    "kind": "LinkedField",
    "name": "userPage",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "userPage(role:\"ADMIN\",size:1)"
  },
  {
    "alias": "ACTIVE",
    "args": [
      (v0/*:: as any*/),
      {
        "kind": "Literal",
        "name": "state",
        "value": "ACTIVE"
      }
    ],
    "concreteType": "UserPage",
    "kind": "LinkedField",
    "name": "userPage",
    "plural": false,
    "selections": (v1/*:: as any*/),
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
    "selections": (v1/*:: as any*/),
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
    "selections": (v1/*:: as any*/),
    "storageKey": "userPage(size:1,state:\"DEACTIVATED\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAccountFiguresQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useAccountFiguresQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "04470907c418e5c6826ecfff741f50c7",
    "id": "30ae21fe499e35c98844cd614e3cf51c2907a9c643e620726467fe94617e21d6",
    "metadata": {},
    "name": "useAccountFiguresQuery",
    "operationKind": "query",
    "text": "query useAccountFiguresQuery {\n  all: userPage(size: 1) {\n    total\n  }\n  MEMBER: userPage(role: MEMBER, size: 1) {\n    total\n  }\n  GUEST: userPage(role: GUEST, size: 1) {\n    total\n  }\n  TRAINER: userPage(role: TRAINER, size: 1) {\n    total\n  }\n  ADMIN: userPage(role: ADMIN, size: 1) {\n    total\n  }\n  ACTIVE: userPage(state: ACTIVE, size: 1) {\n    total\n  }\n  UNVERIFIED: userPage(state: UNVERIFIED, size: 1) {\n    total\n  }\n  DEACTIVATED: userPage(state: DEACTIVATED, size: 1) {\n    total\n  }\n}\n"
  }
};
})();

(node as any).hash = "1f42a6bc3cff32c341b2c8369a1a54a4";

export default node;
