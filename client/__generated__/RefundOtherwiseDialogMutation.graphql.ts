/**
 * @generated SignedSource<<5a81fa115c3398764c44d6a134a33159>>
 * @relayHash 41bcaf41c7effee58a7abb352a041afd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 682001b1be6599fb8f374010d987dab5ea9718a6408e8bef0c14faac8d9d1f69

import type { ConcreteRequest } from 'relay-runtime';
export type ReceiptMethod = "BANK" | "OTHER";
import type { LocalDate } from "@platzwart/contracts/core";
export type RefundOtherwiseDialogMutation$variables = {
  id: string;
  method?: ReceiptMethod | null | undefined;
  reference?: string | null | undefined;
  refundedAt?: LocalDate | null | undefined;
};
export type RefundOtherwiseDialogMutation$data = {
  readonly setOnlineRefundMade: {
    readonly success: boolean;
  };
};
export type RefundOtherwiseDialogMutation = {
  response: RefundOtherwiseDialogMutation$data;
  variables: RefundOtherwiseDialogMutation$variables;
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
    "name": "setOnlineRefundMade",
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
    "name": "RefundOtherwiseDialogMutation",
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
    "name": "RefundOtherwiseDialogMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "41bcaf41c7effee58a7abb352a041afd",
    "id": "682001b1be6599fb8f374010d987dab5ea9718a6408e8bef0c14faac8d9d1f69",
    "metadata": {},
    "name": "RefundOtherwiseDialogMutation",
    "operationKind": "mutation",
    "text": "mutation RefundOtherwiseDialogMutation(\n  $id: ID!\n  $refundedAt: Date\n  $method: ReceiptMethod\n  $reference: String\n) {\n  setOnlineRefundMade(id: $id, refundedAt: $refundedAt, method: $method, reference: $reference) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "6fefeb4d295670320a5a590d29d7a8ae";

export default node;
