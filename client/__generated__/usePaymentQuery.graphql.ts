/**
 * @generated SignedSource<<baa443e16f2cd114809b7f63bd30723c>>
 * @relayHash 8d801957c79987d436483da1f1c44ef2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45ef4aff37cf42ecd03ebea19c00f9bcde240399bf3fad17af9ffab5a84a8ace

import type { ConcreteRequest } from 'relay-runtime';
export type OnlinePaymentState = "ABANDONED" | "DECLINED" | "EXPIRED" | "PAID" | "REFUNDED" | "REFUND_DUE" | "WAITING";
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type usePaymentQuery$variables = {
  order: string;
};
export type usePaymentQuery$data = {
  readonly payment: {
    readonly amount: Cents;
    readonly courts: ReadonlyArray<{
      readonly bookingID: string;
      readonly court: number;
      readonly date: LocalDate;
      readonly end: LocalTime;
      readonly sport: string;
      readonly start: LocalTime;
    }> | null | undefined;
    readonly expires_at: string;
    readonly method: PaymentMethod;
    readonly person: {
      readonly userID: string;
    } | null | undefined;
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "HeldCourt",
        "kind": "LinkedField",
        "name": "courts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bookingID",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sport",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "court",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "date",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "start",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "end",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BookingUser",
        "kind": "LinkedField",
        "name": "person",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userID",
            "storageKey": null
          }
        ],
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
    "cacheID": "8d801957c79987d436483da1f1c44ef2",
    "id": "45ef4aff37cf42ecd03ebea19c00f9bcde240399bf3fad17af9ffab5a84a8ace",
    "metadata": {},
    "name": "usePaymentQuery",
    "operationKind": "query",
    "text": "query usePaymentQuery(\n  $order: ID!\n) {\n  payment(order: $order) {\n    method\n    amount\n    state\n    expires_at\n    redirectUrl\n    courts {\n      bookingID\n      sport\n      court\n      date\n      start\n      end\n    }\n    person {\n      userID\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a8993ae4d5375bc68a079a1bdc2f5b29";

export default node;
