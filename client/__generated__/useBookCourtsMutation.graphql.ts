/**
 * @generated SignedSource<<88e93782601fc149f9ce6671fd5fc383>>
 * @relayHash a535c9c0ba2186bbe9aa7cea600dd22c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef2c504efc08c9d7d6455697b900a4003c1959684ab90a27e2c7b8faa8e19137

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type UserBookingInput = {
  court: number;
  date: LocalDate;
  end: LocalTime;
  paymentMethod: PaymentMethod;
  price: Cents;
  remark?: string | null | undefined;
  sport: string;
  start: LocalTime;
};
export type useBookCourtsMutation$variables = {
  bookings: ReadonlyArray<UserBookingInput>;
};
export type useBookCourtsMutation$data = {
  readonly bookAsUser: {
    readonly bookings: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"BookedStep_bookings">;
    }>;
  };
};
export type useBookCourtsMutation = {
  response: useBookCourtsMutation$data;
  variables: useBookCourtsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "bookings"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "bookings",
    "variableName": "bookings"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBookCourtsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BookingsResult",
        "kind": "LinkedField",
        "name": "bookAsUser",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookings",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BookedStep_bookings"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBookCourtsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BookingsResult",
        "kind": "LinkedField",
        "name": "bookAsUser",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookings",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "duration",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "price",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paymentMethod",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cancelableUntil",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a535c9c0ba2186bbe9aa7cea600dd22c",
    "id": "ef2c504efc08c9d7d6455697b900a4003c1959684ab90a27e2c7b8faa8e19137",
    "metadata": {},
    "name": "useBookCourtsMutation",
    "operationKind": "mutation",
    "text": "mutation useBookCourtsMutation(\n  $bookings: [UserBookingInput!]!\n) {\n  bookAsUser(bookings: $bookings) {\n    bookings {\n      ...BookedStep_bookings\n      id\n    }\n  }\n}\n\nfragment BookedStep_bookings on Booking {\n  _id\n  sport\n  court\n  date\n  start\n  end\n  duration\n  price\n  paymentMethod\n  cancelableUntil\n}\n"
  }
};
})();

(node as any).hash = "ce8a88fbfa5472b786fb0054f07e5478";

export default node;
