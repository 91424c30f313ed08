/**
 * @generated SignedSource<<3a95551492a082223afa7a5a471774f5>>
 * @relayHash f55785e6e671dff785c35bf55b3ad9ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c06745d9fc8d06c495975cafd56738164301d851d2b91daab835b363ce903fb4

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
  readonly all: {
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
    "name": "AccountFiguresQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountFiguresQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "f55785e6e671dff785c35bf55b3ad9ae",
    "id": "c06745d9fc8d06c495975cafd56738164301d851d2b91daab835b363ce903fb4",
    "metadata": {},
    "name": "AccountFiguresQuery",
    "operationKind": "query",
    "text": "query AccountFiguresQuery {\n  all: userPage(size: 1) {\n    total\n  }\n  MEMBER: userPage(role: MEMBER, size: 1) {\n    total\n  }\n  GUEST: userPage(role: GUEST, size: 1) {\n    total\n  }\n  TRAINER: userPage(role: TRAINER, size: 1) {\n    total\n  }\n  ADMIN: userPage(role: ADMIN, size: 1) {\n    total\n  }\n  ACTIVE: userPage(state: ACTIVE, size: 1) {\n    total\n  }\n  UNVERIFIED: userPage(state: UNVERIFIED, size: 1) {\n    total\n  }\n  DEACTIVATED: userPage(state: DEACTIVATED, size: 1) {\n    total\n  }\n}\n"
  }
};
})();

(node as any).hash = "88aeb856525e4ad2b6b0e21f644561de";

export default node;
