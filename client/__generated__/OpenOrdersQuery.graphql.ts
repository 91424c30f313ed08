/**
 * @generated SignedSource<<ad051f7b8a06a78c988077f58c9dbba6>>
 * @relayHash 179f7dc970eff9e8e52d6f30356bcdd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dc9dc1194eadf7f0f8b6b30fc2ae815b115c39a5ec04d66f8dbb695d7f79316

import type { ConcreteRequest } from 'relay-runtime';
export type OpenOrdersQuery$variables = Record<PropertyKey, never>;
export type OpenOrdersQuery$data = {
  readonly openPayments: ReadonlyArray<{
    readonly _id: string;
    readonly expires_at: string;
  }>;
};
export type OpenOrdersQuery = {
  response: OpenOrdersQuery$data;
  variables: OpenOrdersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Payment",
    "kind": "LinkedField",
    "name": "openPayments",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "_id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expires_at",
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
    "name": "OpenOrdersQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OpenOrdersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "179f7dc970eff9e8e52d6f30356bcdd6",
    "id": "5dc9dc1194eadf7f0f8b6b30fc2ae815b115c39a5ec04d66f8dbb695d7f79316",
    "metadata": {},
    "name": "OpenOrdersQuery",
    "operationKind": "query",
    "text": "query OpenOrdersQuery {\n  openPayments {\n    _id\n    expires_at\n  }\n}\n"
  }
};
})();

(node as any).hash = "92bbb770bad8adfedb2385d6111dd51b";

export default node;
