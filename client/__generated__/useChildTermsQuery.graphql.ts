/**
 * @generated SignedSource<<5f48698d26c5a22d5fc2220b4d384908>>
 * @relayHash a825b3c3a560f5d5222999384ab1550f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 838a734450dcd2405590a915c2543bc77fd06675ac79c2e953d75293e61f6ad5

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
import type { LocalDate } from "@platzwart/contracts/core";
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
    readonly vatSwitchDays: ReadonlyArray<LocalDate>;
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
        "name": "vatSwitchDays",
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
    "cacheID": "a825b3c3a560f5d5222999384ab1550f",
    "id": "838a734450dcd2405590a915c2543bc77fd06675ac79c2e953d75293e61f6ad5",
    "metadata": {},
    "name": "useChildTermsQuery",
    "operationKind": "query",
    "text": "query useChildTermsQuery(\n  $userID: ID!\n) {\n  bookingInfosByUser(userID: $userID) {\n    paymentMethods\n    vatSwitchDays\n    avoidGaps\n    limits {\n      minAdvanceMinutes\n      maxAdvanceDays\n      graceMinutes\n      maxOpenBookings\n      maxMinutesPerDay\n      maxParallel\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "03366a465c5c807e063f100591517575";

export default node;
