/**
 * @generated SignedSource<<846783743ce04116496450a4bac50db0>>
 * @relayHash a7ee5b2eafc88d9eae9cf795986dde03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc8029040f0422a43ec3380a665d9ebe951b8312c94df864b65bfebdd3920931

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
export type useChildTermsQuery$variables = {
  userID: string;
};
export type useChildTermsQuery$data = {
  readonly bookingInfosByUser: {
    readonly avoidGaps: boolean;
    readonly limits: {
      readonly graceMinutes: number;
      readonly maxAdvanceDays: number | null | undefined;
      readonly maxMinutesPerDay: number | null | undefined;
      readonly maxOpenBookings: number | null | undefined;
      readonly maxParallel: number | null | undefined;
      readonly minAdvanceMinutes: number;
    };
    readonly paymentMethods: ReadonlyArray<PaymentMethod>;
    readonly vatRate: number;
  };
};
export type useChildTermsQuery = {
  response: useChildTermsQuery$data;
  variables: useChildTermsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userID"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "userID",
        "variableName": "userID"
      }
    ],
    "concreteType": "BookingInfos",
    "kind": "LinkedField",
    "name": "bookingInfosByUser",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "paymentMethods",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "vatRate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "avoidGaps",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BookingLimits",
        "kind": "LinkedField",
        "name": "limits",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minAdvanceMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxAdvanceDays",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "graceMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxOpenBookings",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxMinutesPerDay",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxParallel",
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
    "name": "useChildTermsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChildTermsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a7ee5b2eafc88d9eae9cf795986dde03",
    "id": "bc8029040f0422a43ec3380a665d9ebe951b8312c94df864b65bfebdd3920931",
    "metadata": {},
    "name": "useChildTermsQuery",
    "operationKind": "query",
    "text": "query useChildTermsQuery(\n  $userID: ID!\n) {\n  bookingInfosByUser(userID: $userID) {\n    paymentMethods\n    vatRate\n    avoidGaps\n    limits {\n      minAdvanceMinutes\n      maxAdvanceDays\n      graceMinutes\n      maxOpenBookings\n      maxMinutesPerDay\n      maxParallel\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "94fad0a4f74bf8b7c226f59fbf9e136f";

export default node;
