/**
 * @generated SignedSource<<f6d46daa5506f3c8d210283ea5b5dbd9>>
 * @relayHash a70d2e85c6e518c93183bf4b5994e0b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf9ba132503609453046c92753b0a52a529d4679ff8b9716276e728848743cd9

import type { ConcreteRequest } from 'relay-runtime';
export type useInvoiceMutationsUnpaidMutation$variables = {
  id: string;
  reason: string;
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
    "cacheID": "a70d2e85c6e518c93183bf4b5994e0b9",
    "id": "cf9ba132503609453046c92753b0a52a529d4679ff8b9716276e728848743cd9",
    "metadata": {},
    "name": "useInvoiceMutationsUnpaidMutation",
    "operationKind": "mutation",
    "text": "mutation useInvoiceMutationsUnpaidMutation(\n  $id: ID!\n  $reason: String!\n) {\n  setAsUnpaid(id: $id, reason: $reason) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "7686c5b404516d27dc112ce527521760";

export default node;
