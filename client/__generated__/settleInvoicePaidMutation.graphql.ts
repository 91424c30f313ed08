/**
 * @generated SignedSource<<4dc94b81e3f76f6c81645031bae6a23a>>
 * @relayHash e8a941b492e39aeb434caadc313c0bff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c91c701554f57eb1ec0e7f3c59b074794abfb437a9a5a3b0e613c1c38644790

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type settleInvoicePaidMutation$variables = {
  id: string;
  paidAt?: LocalDate | null | undefined;
  reference?: string | null | undefined;
};
export type settleInvoicePaidMutation$data = {
  readonly setAsPaid: {
    readonly success: boolean;
  };
};
export type settleInvoicePaidMutation = {
  response: settleInvoicePaidMutation$data;
  variables: settleInvoicePaidMutation$variables;
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
    "name": "paidAt"
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
        "kind": "Literal",
        "name": "method",
        "value": "BANK"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "settleInvoicePaidMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "settleInvoicePaidMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e8a941b492e39aeb434caadc313c0bff",
    "id": "7c91c701554f57eb1ec0e7f3c59b074794abfb437a9a5a3b0e613c1c38644790",
    "metadata": {},
    "name": "settleInvoicePaidMutation",
    "operationKind": "mutation",
    "text": "mutation settleInvoicePaidMutation(\n  $id: ID!\n  $paidAt: Date\n  $reference: String\n) {\n  setAsPaid(id: $id, paidAt: $paidAt, method: BANK, reference: $reference) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "4077b7ed8818bc7c7483b4cd78136575";

export default node;
