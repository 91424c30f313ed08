/**
 * @generated SignedSource<<84712ec5652492b193456d3578bb2a36>>
 * @relayHash 3225cc0945540c42fd1031dfa2535a32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef1b32b7e2e96b696f0f2a3fac0ce4706d86a9525bb3ce0916862eb561a1cf4b

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentTaskActionsMutation$variables = {
  id: string;
};
export type PaymentTaskActionsMutation$data = {
  readonly retryOnlineRefund: {
    readonly success: boolean;
  };
};
export type PaymentTaskActionsMutation = {
  response: PaymentTaskActionsMutation$data;
  variables: PaymentTaskActionsMutation$variables;
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
    "name": "retryOnlineRefund",
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
    "name": "PaymentTaskActionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentTaskActionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3225cc0945540c42fd1031dfa2535a32",
    "id": "ef1b32b7e2e96b696f0f2a3fac0ce4706d86a9525bb3ce0916862eb561a1cf4b",
    "metadata": {},
    "name": "PaymentTaskActionsMutation",
    "operationKind": "mutation",
    "text": "mutation PaymentTaskActionsMutation(\n  $id: ID!\n) {\n  retryOnlineRefund(id: $id) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "bdd45ae0664d7fe002478dd9f7960679";

export default node;
