/**
 * @generated SignedSource<<bf4c7ccb5847b963de9a2b8bcad3ecf2>>
 * @relayHash a81ef0a807f73f84d96d420af630a9ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1de67541adb43f42e652f620cc63f8a2ce04af6061a8a1ddcf8bf98d3bd264f

import type { ConcreteRequest } from 'relay-runtime';
export type settleMovementDebitMutation$variables = {
  id: string;
  invoiceID: string;
  movementID: string;
  reason: string;
};
export type settleMovementDebitMutation$data = {
  readonly returnDebit: {
    readonly success: boolean;
  };
};
export type settleMovementDebitMutation = {
  response: settleMovementDebitMutation$data;
  variables: settleMovementDebitMutation$variables;
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
  "name": "invoiceID"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "movementID"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
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
        "name": "invoiceID",
        "variableName": "invoiceID"
      },
      {
        "kind": "Variable",
        "name": "movementID",
        "variableName": "movementID"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "returnDebit",
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
    "name": "settleMovementDebitMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "settleMovementDebitMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "a81ef0a807f73f84d96d420af630a9ac",
    "id": "d1de67541adb43f42e652f620cc63f8a2ce04af6061a8a1ddcf8bf98d3bd264f",
    "metadata": {},
    "name": "settleMovementDebitMutation",
    "operationKind": "mutation",
    "text": "mutation settleMovementDebitMutation(\n  $id: ID!\n  $invoiceID: ID!\n  $reason: String!\n  $movementID: ID!\n) {\n  returnDebit(id: $id, invoiceID: $invoiceID, reason: $reason, movementID: $movementID) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "cb27e5b1a31f648d1c68c2fc65893ae9";

export default node;
