/**
 * @generated SignedSource<<486e02b1f8ae7a2ef82547e7272f7ed6>>
 * @relayHash d924d43340e15681abe8c840f04b7626
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 040ca2ce85f06b6352f605505d0be1f47cc6cc1bd41478362ed9b670fb995704

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type useAddOccurrenceMutation$variables = {
  date: LocalDate;
  id: string;
};
export type useAddOccurrenceMutation$data = {
  readonly addOccurrence: {
    readonly success: boolean;
  };
};
export type useAddOccurrenceMutation = {
  response: useAddOccurrenceMutation$data;
  variables: useAddOccurrenceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "date"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "date",
        "variableName": "date"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "BookingsResult",
    "kind": "LinkedField",
    "name": "addOccurrence",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAddOccurrenceMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAddOccurrenceMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "d924d43340e15681abe8c840f04b7626",
    "id": "040ca2ce85f06b6352f605505d0be1f47cc6cc1bd41478362ed9b670fb995704",
    "metadata": {},
    "name": "useAddOccurrenceMutation",
    "operationKind": "mutation",
    "text": "mutation useAddOccurrenceMutation(\n  $id: ID!\n  $date: Date!\n) {\n  addOccurrence(id: $id, date: $date) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "63c731cd0a86338774ca563aa1a08284";

export default node;
