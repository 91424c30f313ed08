/**
 * @generated SignedSource<<23687e0cc4b5129dee7d6de1373b94d8>>
 * @relayHash 71cab2f05ee7ee866055344e2faa7fea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc3fce1c19b573a9ee81fc44ca1a65fa5d7c3057e9526556e1ef0bb0339a0a58

import type { ConcreteRequest } from 'relay-runtime';
export type settleMovementReturnMutation$variables = {
  id: string;
  invoices: ReadonlyArray<string>;
  reason: string;
};
export type settleMovementReturnMutation$data = {
  readonly returnPayment: {
    readonly success: boolean;
  };
};
export type settleMovementReturnMutation = {
  response: settleMovementReturnMutation$data;
  variables: settleMovementReturnMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "invoices"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "reason"
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
      },
      {
        "kind": "Variable",
        "name": "invoices",
        "variableName": "invoices"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "returnPayment",
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
    "name": "settleMovementReturnMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "settleMovementReturnMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "71cab2f05ee7ee866055344e2faa7fea",
    "id": "fc3fce1c19b573a9ee81fc44ca1a65fa5d7c3057e9526556e1ef0bb0339a0a58",
    "metadata": {},
    "name": "settleMovementReturnMutation",
    "operationKind": "mutation",
    "text": "mutation settleMovementReturnMutation(\n  $id: ID!\n  $invoices: [ID!]!\n  $reason: String!\n) {\n  returnPayment(id: $id, invoices: $invoices, reason: $reason) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "7f273bf59889287a3fe55d8d3cb13ac8";

export default node;
