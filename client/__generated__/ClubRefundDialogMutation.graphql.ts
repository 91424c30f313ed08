/**
 * @generated SignedSource<<c9f02c82dc24ee3d22186cf6869b1f5a>>
 * @relayHash 341eac573aa6292da66c1426dbfa6b0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3c62e66f6615eeb6eae79eec5b215f940b1767f0c53579a8c287754b3028364

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceItemKind = "COURT" | "GUEST_FEE" | "VOUCHER";
export type ReceiptMethod = "BANK" | "OTHER";
import type { LocalDate } from "@platzwart/contracts/core";
export type ClubRefundDialogMutation$variables = {
  id: string;
  kind: InvoiceItemKind;
  method?: ReceiptMethod | null | undefined;
  reference?: string | null | undefined;
  refundedAt?: LocalDate | null | undefined;
};
export type ClubRefundDialogMutation$data = {
  readonly setItemRefunded: {
    readonly success: boolean;
  };
};
export type ClubRefundDialogMutation = {
  response: ClubRefundDialogMutation$data;
  variables: ClubRefundDialogMutation$variables;
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
  "name": "kind"
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
        "name": "kind",
        "variableName": "kind"
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
    "name": "setItemRefunded",
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
    "name": "ClubRefundDialogMutation",
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
    "name": "ClubRefundDialogMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "341eac573aa6292da66c1426dbfa6b0c",
    "id": "b3c62e66f6615eeb6eae79eec5b215f940b1767f0c53579a8c287754b3028364",
    "metadata": {},
    "name": "ClubRefundDialogMutation",
    "operationKind": "mutation",
    "text": "mutation ClubRefundDialogMutation(\n  $id: ID!\n  $kind: InvoiceItemKind!\n  $refundedAt: Date\n  $method: ReceiptMethod\n  $reference: String\n) {\n  setItemRefunded(id: $id, kind: $kind, refundedAt: $refundedAt, method: $method, reference: $reference) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "9c977872f89bdf9e1b293633203a8bea";

export default node;
