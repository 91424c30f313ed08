/**
 * @generated SignedSource<<870e8f3c55ab722b914ae6e21e75c5bd>>
 * @relayHash c7076a67c6e6d47e52e9f23a321e0d92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74c4c7c8cae40b7a254a0ba22152616a20e1ac045b47eb84f5791ff6c47d6362

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type useDebitMutationsAnnounceMutation$variables = {
  executionOn: LocalDate;
  invoiceIDs: ReadonlyArray<string>;
};
export type useDebitMutationsAnnounceMutation$data = {
  readonly announceCollection: {
    readonly success: boolean;
  };
};
export type useDebitMutationsAnnounceMutation = {
  response: useDebitMutationsAnnounceMutation$data;
  variables: useDebitMutationsAnnounceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "executionOn"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "invoiceIDs"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "executionOn",
        "variableName": "executionOn"
      },
      {
        "kind": "Variable",
        "name": "invoiceIDs",
        "variableName": "invoiceIDs"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "announceCollection",
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
    "name": "useDebitMutationsAnnounceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDebitMutationsAnnounceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c7076a67c6e6d47e52e9f23a321e0d92",
    "id": "74c4c7c8cae40b7a254a0ba22152616a20e1ac045b47eb84f5791ff6c47d6362",
    "metadata": {},
    "name": "useDebitMutationsAnnounceMutation",
    "operationKind": "mutation",
    "text": "mutation useDebitMutationsAnnounceMutation(\n  $executionOn: Date!\n  $invoiceIDs: [ID!]!\n) {\n  announceCollection(executionOn: $executionOn, invoiceIDs: $invoiceIDs) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "f40776993a86553645a37f5d63cb5c5b";

export default node;
