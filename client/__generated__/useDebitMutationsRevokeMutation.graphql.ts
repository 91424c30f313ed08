/**
 * @generated SignedSource<<0e037bc758555e81ca8793f30fba7dfb>>
 * @relayHash 72a28880a5b810e7d099ee2b2ca6f069
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5938c5d758526f75cb151c5ba7b2e7ab44baa59fdf5a03d82127d87afca9daac

import type { ConcreteRequest } from 'relay-runtime';
export type useDebitMutationsRevokeMutation$variables = {
  id: string;
};
export type useDebitMutationsRevokeMutation$data = {
  readonly revokeMandate: {
    readonly success: boolean;
  };
};
export type useDebitMutationsRevokeMutation = {
  response: useDebitMutationsRevokeMutation$data;
  variables: useDebitMutationsRevokeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "revokeMandate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "success",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDebitMutationsRevokeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDebitMutationsRevokeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "72a28880a5b810e7d099ee2b2ca6f069",
    "id": "5938c5d758526f75cb151c5ba7b2e7ab44baa59fdf5a03d82127d87afca9daac",
    "metadata": {},
    "name": "useDebitMutationsRevokeMutation",
    "operationKind": "mutation",
    "text": "mutation useDebitMutationsRevokeMutation(\n  $id: ID!\n) {\n  revokeMandate(id: $id) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "3e4fca02ad08844e2998435f57ab3777";

export default node;
