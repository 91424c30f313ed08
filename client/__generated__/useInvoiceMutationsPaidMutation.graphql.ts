/**
 * @generated SignedSource<<7516f97675b809c407f8c99386a22b1e>>
 * @relayHash 644ccc018bbb031d089a49b287f15a63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efb9ce9e3ed44f085b2fd34868d117e0f46a44e26cf152a9504b45fd16e4e4ff

import type { ConcreteRequest } from 'relay-runtime';
export type ReceiptMethod = "BANK" | "OTHER";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
export type useInvoiceMutationsPaidMutation$variables = {
  amount?: Cents | null | undefined;
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
  "name": "amount"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "method"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "paidAt"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reference"
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "amount",
        "variableName": "amount"
      },
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
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useInvoiceMutationsPaidMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useInvoiceMutationsPaidMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "644ccc018bbb031d089a49b287f15a63",
    "id": "efb9ce9e3ed44f085b2fd34868d117e0f46a44e26cf152a9504b45fd16e4e4ff",
    "metadata": {},
    "name": "useInvoiceMutationsPaidMutation",
    "operationKind": "mutation",
    "text": "mutation useInvoiceMutationsPaidMutation(\n  $id: ID!\n  $amount: Cents\n  $paidAt: Date\n  $method: ReceiptMethod\n  $reference: String\n) {\n  setAsPaid(id: $id, amount: $amount, paidAt: $paidAt, method: $method, reference: $reference) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "d4beaea1a78feb3a10a179982946f6a1";

export default node;
