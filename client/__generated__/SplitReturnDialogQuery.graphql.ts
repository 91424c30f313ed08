/**
 * @generated SignedSource<<79fcc1cd4040c812bf62bb12a6da5338>>
 * @relayHash f4536a222550ff028896f14b499b105b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11420e0f611abfc63eeea413d813c70c2e3be420d7600e6481e9a327aab17c43

import type { ConcreteRequest } from 'relay-runtime';
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
export type SplitReturnDialogQuery$variables = Record<PropertyKey, never>;
export type SplitReturnDialogQuery$data = {
  readonly returnableDebits: ReadonlyArray<{
    readonly amount: Cents;
    readonly collectionID: string;
    readonly executionOn: LocalDate;
    readonly firstName: string | null | undefined;
    readonly invoiceID: string;
    readonly invoiceNumber: string;
    readonly lastName: string | null | undefined;
  }>;
};
export type SplitReturnDialogQuery = {
  response: SplitReturnDialogQuery$data;
  variables: SplitReturnDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ReturnableDebit",
    "kind": "LinkedField",
    "name": "returnableDebits",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "collectionID",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "invoiceID",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "invoiceNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "amount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "executionOn",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastName",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SplitReturnDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SplitReturnDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "f4536a222550ff028896f14b499b105b",
    "id": "11420e0f611abfc63eeea413d813c70c2e3be420d7600e6481e9a327aab17c43",
    "metadata": {},
    "name": "SplitReturnDialogQuery",
    "operationKind": "query",
    "text": "query SplitReturnDialogQuery {\n  returnableDebits {\n    collectionID\n    invoiceID\n    invoiceNumber\n    amount\n    executionOn\n    firstName\n    lastName\n  }\n}\n"
  }
};
})();

(node as any).hash = "a15fd0dc0b9581b3a9f038dbcbb6bfa8";

export default node;
