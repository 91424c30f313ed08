/**
 * @generated SignedSource<<3d2a6724075dfa1d0a718545e398aa37>>
 * @relayHash 36dc308c8c44c27011a6148a4406e2eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c6e7035469ced11317c26ccaf74c5ffbec93407f2363de3fcf17846a8139233

import type { ConcreteRequest } from 'relay-runtime';
export type useRequestErasureMutation$variables = {
  password: string;
};
export type useRequestErasureMutation$data = {
  readonly requestErasure: {
    readonly success: boolean;
  };
};
export type useRequestErasureMutation = {
  response: useRequestErasureMutation$data;
  variables: useRequestErasureMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "password"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "password",
        "variableName": "password"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "requestErasure",
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
    "name": "useRequestErasureMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestErasureMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "36dc308c8c44c27011a6148a4406e2eb",
    "id": "7c6e7035469ced11317c26ccaf74c5ffbec93407f2363de3fcf17846a8139233",
    "metadata": {},
    "name": "useRequestErasureMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestErasureMutation(\n  $password: String!\n) {\n  requestErasure(password: $password) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "058971dd84f57fdf0e3b72d7c6a4ae11";

export default node;
