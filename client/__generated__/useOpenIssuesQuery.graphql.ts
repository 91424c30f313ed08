/**
 * @generated SignedSource<<33d0d3b7e704c062f63f21eb9dbb276f>>
 * @relayHash 6a8a104538b503639042ee1baeca7ad6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb01d1bc064024dac66272df90b36ab65a7b92019e930d347d3100a0c3724865

import type { ConcreteRequest } from 'relay-runtime';
export type useOpenIssuesQuery$variables = Record<PropertyKey, never>;
export type useOpenIssuesQuery$data = {
  readonly failed: {
    readonly total: number;
  };
  readonly guests: {
    readonly total: number;
  };
  readonly readModels: ReadonlyArray<{
    readonly behind: number;
    readonly id: string;
    readonly rebuilding: number | null | undefined;
  }>;
  readonly unverified: {
    readonly total: number;
  };
};
export type useOpenIssuesQuery = {
  response: useOpenIssuesQuery$data;
  variables: useOpenIssuesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "total",
    "storageKey": null
  }
],
v1 = {
  "kind": "Literal",
  "name": "size",
  "value": 1
},
v2 = {
  "kind": "Literal",
  "name": "state",
  "value": "UNVERIFIED"
},
v3 = [
  {
    "alias": "failed",
    "args": [
      {
        "kind": "Literal",
        "name": "state",
        "value": "FAILED"
      }
    ],
    "concreteType": "MailPage",
    "kind": "LinkedField",
    "name": "mails",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": "mails(state:\"FAILED\")"
  },
  {
    "alias": "guests",
    "args": [
      {
        "kind": "Literal",
        "name": "role",
        "value": "GUEST"
      },
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "concreteType": "UserPage",
    "kind": "LinkedField",
    "name": "userPage",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": "userPage(role:\"GUEST\",size:1,state:\"UNVERIFIED\")"
  },
  {
    "alias": "unverified",
    "args": [
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "concreteType": "UserPage",
    "kind": "LinkedField",
    "name": "userPage",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": "userPage(size:1,state:\"UNVERIFIED\")"
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ReadModel",
    "kind": "LinkedField",
    "name": "readModels",
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
        "name": "behind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rebuilding",
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
    "name": "useOpenIssuesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOpenIssuesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "6a8a104538b503639042ee1baeca7ad6",
    "id": "fb01d1bc064024dac66272df90b36ab65a7b92019e930d347d3100a0c3724865",
    "metadata": {},
    "name": "useOpenIssuesQuery",
    "operationKind": "query",
    "text": "query useOpenIssuesQuery {\n  failed: mails(state: FAILED) {\n    total\n  }\n  guests: userPage(role: GUEST, state: UNVERIFIED, size: 1) {\n    total\n  }\n  unverified: userPage(state: UNVERIFIED, size: 1) {\n    total\n  }\n  readModels {\n    id\n    behind\n    rebuilding\n  }\n}\n"
  }
};
})();

(node as any).hash = "a13a85b051edf8ee8f78e69205c8769a";

export default node;
