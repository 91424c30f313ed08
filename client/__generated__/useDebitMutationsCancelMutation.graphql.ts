/**
 * @generated SignedSource<<d85607203e9eeae3749f9054a9442f19>>
 * @relayHash 11f75ea257de3f9003f725ac692bccb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5abc9f9d183442c2a0fb05cd6e816d97c25e17bb4ad0819bce765d959c27719a

import type { ConcreteRequest } from 'relay-runtime';
export type useDebitMutationsCancelMutation$variables = {
  id: string;
};
export type useDebitMutationsCancelMutation$data = {
  readonly cancelCollection: {
    readonly success: boolean;
  };
};
export type useDebitMutationsCancelMutation = {
  response: useDebitMutationsCancelMutation$data;
  variables: useDebitMutationsCancelMutation$variables;
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
    "name": "cancelCollection",
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
    "name": "useDebitMutationsCancelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDebitMutationsCancelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "11f75ea257de3f9003f725ac692bccb3",
    "id": "5abc9f9d183442c2a0fb05cd6e816d97c25e17bb4ad0819bce765d959c27719a",
    "metadata": {},
    "name": "useDebitMutationsCancelMutation",
    "operationKind": "mutation",
    "text": "mutation useDebitMutationsCancelMutation(\n  $id: ID!\n) {\n  cancelCollection(id: $id) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "8122e4313d46e9869f58f2240bc7e13a";

export default node;
