/**
 * @generated SignedSource<<e74b1264d35d6ad46b8b2e827d447c04>>
 * @relayHash 7a426b3f888588c9e94dfcb9e0936e3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f17fde7719f0ecf66f4cedfeb452db2c460b0ffca76d45d059452eff12b583f9

import type { ConcreteRequest } from 'relay-runtime';
export type OnlinePaymentState = "ABANDONED" | "DECLINED" | "EXPIRED" | "PAID" | "REFUNDED" | "REFUND_DUE" | "WAITING";
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
import type { Cents } from "@platzwart/contracts/core";
export type usePaymentQuery$variables = {
  order: string;
};
export type usePaymentQuery$data = {
  readonly payment: {
    readonly amount: Cents;
    readonly expires_at: string;
    readonly method: PaymentMethod;
    readonly redirectUrl: string | null | undefined;
    readonly state: OnlinePaymentState;
  } | null | undefined;
};
export type usePaymentQuery = {
  response: usePaymentQuery$data;
  variables: usePaymentQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "order"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "order",
        "variableName": "order"
      }
    ],
    "concreteType": "Payment",
    "kind": "LinkedField",
    "name": "payment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "method",
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
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expires_at",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "redirectUrl",
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
    "name": "usePaymentQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePaymentQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7a426b3f888588c9e94dfcb9e0936e3a",
    "id": "f17fde7719f0ecf66f4cedfeb452db2c460b0ffca76d45d059452eff12b583f9",
    "metadata": {},
    "name": "usePaymentQuery",
    "operationKind": "query",
    "text": "query usePaymentQuery(\n  $order: ID!\n) {\n  payment(order: $order) {\n    method\n    amount\n    state\n    expires_at\n    redirectUrl\n  }\n}\n"
  }
};
})();

(node as any).hash = "071700107d18ea1e3cc9c84ab3af8097";

export default node;
