/**
 * @generated SignedSource<<553808d9cf5e9ede2284fac4830ab3c4>>
 * @relayHash aa23fb0451533579d0e2a9ecabf6da83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88c78f2526da2ba5c603f1c6c4e521b1ee3d126ff3c65cdaeb4c01299d5b922e

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type useInvoiceMutationsRefundedMutation$variables = {
  id: string;
  reference?: string | null | undefined;
  refundedAt?: LocalDate | null | undefined;
};
export type useInvoiceMutationsRefundedMutation$data = {
  readonly setInvoiceRefunded: {
    readonly success: boolean;
  };
};
export type useInvoiceMutationsRefundedMutation = {
  response: useInvoiceMutationsRefundedMutation$data;
  variables: useInvoiceMutationsRefundedMutation$variables;
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
    "name": "reference"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "refundedAt"
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
    "name": "setInvoiceRefunded",
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
    "name": "useInvoiceMutationsRefundedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInvoiceMutationsRefundedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "aa23fb0451533579d0e2a9ecabf6da83",
    "id": "88c78f2526da2ba5c603f1c6c4e521b1ee3d126ff3c65cdaeb4c01299d5b922e",
    "metadata": {},
    "name": "useInvoiceMutationsRefundedMutation",
    "operationKind": "mutation",
    "text": "mutation useInvoiceMutationsRefundedMutation(\n  $id: ID!\n  $reference: String\n  $refundedAt: Date\n) {\n  setInvoiceRefunded(id: $id, reference: $reference, refundedAt: $refundedAt) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "8bfd791792dcf0fce1ef2057f5367824";

export default node;
