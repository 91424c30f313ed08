/**
 * @generated SignedSource<<28c9eb51277162da97354bdfb6bc842b>>
 * @relayHash 91409d4de1931329ad76e8af48574ba3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 309c96167c40e91f8ebcb2228052ae997de9fc1343560e18e0c7de829a49f781

import type { ConcreteRequest } from 'relay-runtime';
export type ReceiptMethod = "BANK" | "OTHER";
import type { LocalDate } from "@platzwart/contracts/core";
export type CreditRefundDialogMutation$variables = {
  id: string;
  method?: ReceiptMethod | null | undefined;
  reference?: string | null | undefined;
  refundedAt?: LocalDate | null | undefined;
};
export type CreditRefundDialogMutation$data = {
  readonly setCreditRefunded: {
    readonly success: boolean;
  };
};
export type CreditRefundDialogMutation = {
  response: CreditRefundDialogMutation$data;
  variables: CreditRefundDialogMutation$variables;
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
  "name": "method"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reference"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "refundedAt"
},
v4 = [
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
    "name": "setCreditRefunded",
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreditRefundDialogMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CreditRefundDialogMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "91409d4de1931329ad76e8af48574ba3",
    "id": "309c96167c40e91f8ebcb2228052ae997de9fc1343560e18e0c7de829a49f781",
    "metadata": {},
    "name": "CreditRefundDialogMutation",
    "operationKind": "mutation",
    "text": "mutation CreditRefundDialogMutation(\n  $id: ID!\n  $refundedAt: Date\n  $method: ReceiptMethod\n  $reference: String\n) {\n  setCreditRefunded(id: $id, refundedAt: $refundedAt, method: $method, reference: $reference) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "d7f57dec322413cc3700a827baac5f3d";

export default node;
