/**
 * @generated SignedSource<<e8dd1f32b298bdcb15aa4d0c9b04464b>>
 * @relayHash 6dc11f9de95f5a1f9815d8883b7cf921
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3039a02b4f69bfd3ebce73676d490c4c4e8c8ea13ea2ce6523037351761d2158

import type { ConcreteRequest } from 'relay-runtime';
export type ReceiptMethod = "BANK" | "OTHER";
import type { LocalDate } from "@platzwart/contracts/core";
export type DebitRefundDialogMutation$variables = {
  id: string;
  invoiceID: string;
  method?: ReceiptMethod | null | undefined;
  reference?: string | null | undefined;
  refundedAt?: LocalDate | null | undefined;
};
export type DebitRefundDialogMutation$data = {
  readonly setDebitRefunded: {
    readonly success: boolean;
  };
};
export type DebitRefundDialogMutation = {
  response: DebitRefundDialogMutation$data;
  variables: DebitRefundDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "invoiceID"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "method"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reference"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "refundedAt"
},
v5 = [
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
        "name": "invoiceID",
        "variableName": "invoiceID"
      },
      {
        "kind": "Variable",
        "name": "method",
        "variableName": "method"
      },
      {
        "kind": "Variable",
        "name": "reference",
        "variableName": "reference"
      },
      {
        "kind": "Variable",
        "name": "refundedAt",
        "variableName": "refundedAt"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "setDebitRefunded",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DebitRefundDialogMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DebitRefundDialogMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "6dc11f9de95f5a1f9815d8883b7cf921",
    "id": "3039a02b4f69bfd3ebce73676d490c4c4e8c8ea13ea2ce6523037351761d2158",
    "metadata": {},
    "name": "DebitRefundDialogMutation",
    "operationKind": "mutation",
    "text": "mutation DebitRefundDialogMutation(\n  $id: ID!\n  $invoiceID: ID!\n  $refundedAt: Date\n  $method: ReceiptMethod\n  $reference: String\n) {\n  setDebitRefunded(id: $id, invoiceID: $invoiceID, refundedAt: $refundedAt, method: $method, reference: $reference) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "cc914a7c5829e6bab27b6ca81908c388";

export default node;
