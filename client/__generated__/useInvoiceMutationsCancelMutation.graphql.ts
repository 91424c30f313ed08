/**
 * @generated SignedSource<<c62d389ad89be8558aefe9182c00e10f>>
 * @relayHash efaf3c0a084e5a6c1212cfceea063df6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0839c46c2b2305858eaa932614830413608c5ae8058f90e47cf48e6966e4ef91

import type { ConcreteRequest } from 'relay-runtime';
export type useInvoiceMutationsCancelMutation$variables = {
  id: string;
  reason: string;
};
export type useInvoiceMutationsCancelMutation$data = {
  readonly cancelInvoice: {
    readonly success: boolean;
  };
};
export type useInvoiceMutationsCancelMutation = {
  response: useInvoiceMutationsCancelMutation$data;
  variables: useInvoiceMutationsCancelMutation$variables;
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
    "concreteType": "InvoiceResult",
    "kind": "LinkedField",
    "name": "cancelInvoice",
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
    "name": "useInvoiceMutationsCancelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInvoiceMutationsCancelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "efaf3c0a084e5a6c1212cfceea063df6",
    "id": "0839c46c2b2305858eaa932614830413608c5ae8058f90e47cf48e6966e4ef91",
    "metadata": {},
    "name": "useInvoiceMutationsCancelMutation",
    "operationKind": "mutation",
    "text": "mutation useInvoiceMutationsCancelMutation(\n  $id: ID!\n  $reason: String!\n) {\n  cancelInvoice(id: $id, reason: $reason) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "7503ee4d91f1946acc922ae62f9acd94";

export default node;
