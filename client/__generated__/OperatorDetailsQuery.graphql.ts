/**
 * @generated SignedSource<<509c49ea8f1d006665aeeb9be1159a56>>
 * @relayHash 7882d5bc9c6c22689975967d448ecb07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9101f994af5ea4428542ea9d1366460ed3bae9a79ee65c896a848df7a73b3e30

import type { ConcreteRequest } from 'relay-runtime';
export type OperatorDetailsQuery$variables = Record<PropertyKey, never>;
export type OperatorDetailsQuery$data = {
  readonly imprint: {
    readonly board: ReadonlyArray<string>;
    readonly registerCourt: string | null | undefined;
    readonly registerNumber: string | null | undefined;
    readonly responsible: string | null | undefined;
    readonly vatId: string | null | undefined;
  };
};
export type OperatorDetailsQuery = {
  response: OperatorDetailsQuery$data;
  variables: OperatorDetailsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Imprint",
    "kind": "LinkedField",
    "name": "imprint",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "board",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "responsible",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "registerCourt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "registerNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "vatId",
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
    "name": "OperatorDetailsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OperatorDetailsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "7882d5bc9c6c22689975967d448ecb07",
    "id": "9101f994af5ea4428542ea9d1366460ed3bae9a79ee65c896a848df7a73b3e30",
    "metadata": {},
    "name": "OperatorDetailsQuery",
    "operationKind": "query",
    "text": "query OperatorDetailsQuery {\n  imprint {\n    board\n    responsible\n    registerCourt\n    registerNumber\n    vatId\n  }\n}\n"
  }
};
})();

(node as any).hash = "741eff477ab9dd87052a327131b67b61";

export default node;
