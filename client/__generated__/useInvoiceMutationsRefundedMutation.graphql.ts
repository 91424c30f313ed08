/**
 * @generated SignedSource<<7db97cb4a1f18c47288afb9e200f4ef0>>
 * @relayHash f2fc184d4fb27782f1b8dc669f5415b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4165ffd525f21f31c554d70660605a9b903270d1ec1689c784a95e51d2f1d4c

import type { ConcreteRequest } from 'relay-runtime';
export type useInvoiceMutationsRefundedMutation$variables = {
  id: string;
  reference?: string | null | undefined;
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
    "cacheID": "f2fc184d4fb27782f1b8dc669f5415b4",
    "id": "e4165ffd525f21f31c554d70660605a9b903270d1ec1689c784a95e51d2f1d4c",
    "metadata": {},
    "name": "useInvoiceMutationsRefundedMutation",
    "operationKind": "mutation",
    "text": "mutation useInvoiceMutationsRefundedMutation(\n  $id: ID!\n  $reference: String\n) {\n  setInvoiceRefunded(id: $id, reference: $reference) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "7046290b9b50710ff8c6760778e3cbee";

export default node;
