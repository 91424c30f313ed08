/**
 * @generated SignedSource<<c4e10c164fb18eb7e631585530a7bfc1>>
 * @relayHash 5e24cbcbe28af1677a2ee2becef41838
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46af62a2f53093d500c1b85808b0a385bb6496015dc450e5179f75c81f185ffa

import type { ConcreteRequest } from 'relay-runtime';
export type ReadModelFiguresQuery$variables = Record<PropertyKey, never>;
export type ReadModelFiguresQuery$data = {
  readonly readModels: ReadonlyArray<{
    readonly behind: number;
    readonly id: string;
    readonly name: string;
    readonly rebuilding: number | null | undefined;
  }>;
};
export type ReadModelFiguresQuery = {
  response: ReadModelFiguresQuery$data;
  variables: ReadModelFiguresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "name": "name",
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
    "name": "ReadModelFiguresQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReadModelFiguresQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "5e24cbcbe28af1677a2ee2becef41838",
    "id": "46af62a2f53093d500c1b85808b0a385bb6496015dc450e5179f75c81f185ffa",
    "metadata": {},
    "name": "ReadModelFiguresQuery",
    "operationKind": "query",
    "text": "query ReadModelFiguresQuery {\n  readModels {\n    id\n    name\n    behind\n    rebuilding\n  }\n}\n"
  }
};
})();

(node as any).hash = "9544730a0c84c0fa991619eb1b7a7630";

export default node;
