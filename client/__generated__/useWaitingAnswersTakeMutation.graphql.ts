/**
 * @generated SignedSource<<95e38fc1f8c03fa030b2dcd965f3c26a>>
 * @relayHash 3a4e3327d05bfb3c0e3a30d55a977063
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74bcd24aa24e83df782ef0b26ccb9de53a3dc3920a804637543914b5507cc804

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
import type { Cents } from "@platzwart/contracts/core";
export type useWaitingAnswersTakeMutation$variables = {
  id: string;
  paymentMethod: PaymentMethod;
  price: Cents;
};
export type useWaitingAnswersTakeMutation$data = {
  readonly takeOffer: {
    readonly success: boolean;
  };
};
export type useWaitingAnswersTakeMutation = {
  response: useWaitingAnswersTakeMutation$data;
  variables: useWaitingAnswersTakeMutation$variables;
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
  "name": "paymentMethod"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "price"
},
v3 = [
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
        "name": "paymentMethod",
        "variableName": "paymentMethod"
      },
      {
        "kind": "Variable",
        "name": "price",
        "variableName": "price"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "takeOffer",
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useWaitingAnswersTakeMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useWaitingAnswersTakeMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "3a4e3327d05bfb3c0e3a30d55a977063",
    "id": "74bcd24aa24e83df782ef0b26ccb9de53a3dc3920a804637543914b5507cc804",
    "metadata": {},
    "name": "useWaitingAnswersTakeMutation",
    "operationKind": "mutation",
    "text": "mutation useWaitingAnswersTakeMutation(\n  $id: ID!\n  $price: Cents!\n  $paymentMethod: PaymentMethod!\n) {\n  takeOffer(id: $id, price: $price, paymentMethod: $paymentMethod) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "103a900fd4f51e21b137bae4d26dd263";

export default node;
