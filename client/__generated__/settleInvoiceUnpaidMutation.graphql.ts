/**
 * @generated SignedSource<<7861f23a37010fa01c86e6515b937ec1>>
 * @relayHash 4c908b61f18b43a3e537f5df625392e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5504aa6acc020c1adf726adf1f3bb3676007b52e420e0b34ec1dce58b7cc48a

import type { ConcreteRequest } from 'relay-runtime';
export type settleInvoiceUnpaidMutation$variables = {
  id: string;
  reason: string;
};
export type settleInvoiceUnpaidMutation$data = {
  readonly setAsUnpaid: {
    readonly success: boolean;
  };
};
export type settleInvoiceUnpaidMutation = {
  response: settleInvoiceUnpaidMutation$data;
  variables: settleInvoiceUnpaidMutation$variables;
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
        "name": "reason",
        "variableName": "reason"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "setAsUnpaid",
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
    "name": "settleInvoiceUnpaidMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "settleInvoiceUnpaidMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "4c908b61f18b43a3e537f5df625392e9",
    "id": "f5504aa6acc020c1adf726adf1f3bb3676007b52e420e0b34ec1dce58b7cc48a",
    "metadata": {},
    "name": "settleInvoiceUnpaidMutation",
    "operationKind": "mutation",
    "text": "mutation settleInvoiceUnpaidMutation(\n  $id: ID!\n  $reason: String!\n) {\n  setAsUnpaid(id: $id, reason: $reason) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "1b19878c7d494a6ff498be4ed32d5348";

export default node;
