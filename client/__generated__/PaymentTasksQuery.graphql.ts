/**
 * @generated SignedSource<<e5a1fc961ab71ac49bb375c3dc4d669f>>
 * @relayHash 25c6aa4ad18353605ed973992b129614
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48d212355ccfc7153c3ff361b27579bf6d816966e2acd6075ce1b9811fdfffb7

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
export type PaymentTaskKind = "REFUND_FAILED" | "REVERSED";
import type { Cents } from "@platzwart/contracts/core";
export type PaymentTasksQuery$variables = Record<PropertyKey, never>;
export type PaymentTasksQuery$data = {
  readonly paymentTasks: ReadonlyArray<{
    readonly _id: string;
    readonly amount: Cents;
    readonly kind: PaymentTaskKind;
    readonly method: PaymentMethod;
    readonly person: {
      readonly firstName: string;
      readonly lastName: string;
      readonly userID: string;
    } | null | undefined;
    readonly since: string;
  }>;
};
export type PaymentTasksQuery = {
  response: PaymentTasksQuery$data;
  variables: PaymentTasksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PaymentTask",
    "kind": "LinkedField",
    "name": "paymentTasks",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "_id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
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
        "name": "method",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "since",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PaymentTasksQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PaymentTasksQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "25c6aa4ad18353605ed973992b129614",
    "id": "48d212355ccfc7153c3ff361b27579bf6d816966e2acd6075ce1b9811fdfffb7",
    "metadata": {},
    "name": "PaymentTasksQuery",
    "operationKind": "query",
    "text": "query PaymentTasksQuery {\n  paymentTasks {\n    _id\n    kind\n    amount\n    method\n    since\n    person {\n      userID\n      firstName\n      lastName\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "9cb2c75717ca0922eaafbb1f1c0e149d";

export default node;
