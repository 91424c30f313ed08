/**
 * @generated SignedSource<<faa643c8712894c0092e6bc99de479a5>>
 * @relayHash 03b07ef23f35a68bac3aa7ff22a68311
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27a41f70b37556e4243b081ff91a5c1a6f0efec11145a3aa21f2140070b95cc7

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type useInvoiceMutationsUnpaidMutation$variables = {
  id: string;
  reason: string;
  returnedAt?: LocalDate | null | undefined;
};
export type useInvoiceMutationsUnpaidMutation$data = {
  readonly setAsUnpaid: {
    readonly success: boolean;
  };
};
export type useInvoiceMutationsUnpaidMutation = {
  response: useInvoiceMutationsUnpaidMutation$data;
  variables: useInvoiceMutationsUnpaidMutation$variables;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "returnedAt"
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
      },
      {
        "kind": "Variable",
        "name": "returnedAt",
        "variableName": "returnedAt"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "setAsUnpaid",
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
    "name": "useInvoiceMutationsUnpaidMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInvoiceMutationsUnpaidMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "03b07ef23f35a68bac3aa7ff22a68311",
    "id": "27a41f70b37556e4243b081ff91a5c1a6f0efec11145a3aa21f2140070b95cc7",
    "metadata": {},
    "name": "useInvoiceMutationsUnpaidMutation",
    "operationKind": "mutation",
    "text": "mutation useInvoiceMutationsUnpaidMutation(\n  $id: ID!\n  $reason: String!\n  $returnedAt: Date\n) {\n  setAsUnpaid(id: $id, reason: $reason, returnedAt: $returnedAt) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "4b0f1ae0f650c7395fbd7233aab5bb0e";

export default node;
