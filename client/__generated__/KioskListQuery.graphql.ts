/**
 * @generated SignedSource<<fa60d6f70c9fc5cf068ea72a8e8ed14c>>
 * @relayHash 22e07ea87c234f5c147f1ab3483b9078
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e74a4be09fcbf9bfea691c0844ec3a5b41c1fffe63abf779d4bd17936f37915

import type { ConcreteRequest } from 'relay-runtime';
export type KioskListQuery$variables = Record<PropertyKey, never>;
export type KioskListQuery$data = {
  readonly kiosks: ReadonlyArray<{
    readonly _id: string;
    readonly made_at: string;
    readonly name: string;
  }>;
};
export type KioskListQuery = {
  response: KioskListQuery$data;
  variables: KioskListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Kiosk",
    "kind": "LinkedField",
    "name": "kiosks",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "made_at",
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
    "name": "KioskListQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "KioskListQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "22e07ea87c234f5c147f1ab3483b9078",
    "id": "3e74a4be09fcbf9bfea691c0844ec3a5b41c1fffe63abf779d4bd17936f37915",
    "metadata": {},
    "name": "KioskListQuery",
    "operationKind": "query",
    "text": "query KioskListQuery {\n  kiosks {\n    _id\n    name\n    made_at\n  }\n}\n"
  }
};
})();

(node as any).hash = "1281cf5b32c2429c51b5408e6791c3bd";

export default node;
