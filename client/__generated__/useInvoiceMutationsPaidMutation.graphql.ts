/**
 * @generated SignedSource<<b0f016cb3956ead83daeff86d8a9bc5f>>
 * @relayHash 8d23c942507c8e9b017f022ee24e1bbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e324e880886bbb617062bd992f77c11cac130b868c1d56b82c690f637e670dcc

import type { ConcreteRequest } from 'relay-runtime';
export type ReceiptMethod = "BANK" | "OTHER";
import type { LocalDate } from "@platzwart/contracts/core";
export type useInvoiceMutationsPaidMutation$variables = {
  id: string;
  method?: ReceiptMethod | null | undefined;
  paidAt?: LocalDate | null | undefined;
  reference?: string | null | undefined;
};
export type useInvoiceMutationsPaidMutation$data = {
  readonly setAsPaid: {
    readonly success: boolean;
  };
};
export type useInvoiceMutationsPaidMutation = {
  response: useInvoiceMutationsPaidMutation$data;
  variables: useInvoiceMutationsPaidMutation$variables;
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
  "name": "paidAt"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reference"
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
        "name": "paidAt",
        "variableName": "paidAt"
      },
      {
        "kind": "Variable",
        "name": "reference",
        "variableName": "reference"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "setAsPaid",
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
    "name": "useInvoiceMutationsPaidMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useInvoiceMutationsPaidMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "8d23c942507c8e9b017f022ee24e1bbf",
    "id": "e324e880886bbb617062bd992f77c11cac130b868c1d56b82c690f637e670dcc",
    "metadata": {},
    "name": "useInvoiceMutationsPaidMutation",
    "operationKind": "mutation",
    "text": "mutation useInvoiceMutationsPaidMutation(\n  $id: ID!\n  $paidAt: Date\n  $method: ReceiptMethod\n  $reference: String\n) {\n  setAsPaid(id: $id, paidAt: $paidAt, method: $method, reference: $reference) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "8b83cccc2895c39729030d51b458bec5";

export default node;
