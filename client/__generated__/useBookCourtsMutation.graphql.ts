/**
 * @generated SignedSource<<2d4b8ad24e6b6aa10860b5d7afc7e37a>>
 * @relayHash f3d779af4a133a0e87e360e5fb9952df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 050bf47bb7fcf87e049ef448509f4a03ce1385f3d754b8c9df47a0a3b9fca7d3

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
  players?: ReadonlyArray<PlayerInput> | null | undefined;
  price: Cents;
  remark?: string | null | undefined;
  sport: string;
  start: LocalTime;
};
export type PlayerInput = {
  guestName?: string | null | undefined;
  userID?: string | null | undefined;
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
                "name": "cancelable",
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
    "cacheID": "f3d779af4a133a0e87e360e5fb9952df",
    "id": "050bf47bb7fcf87e049ef448509f4a03ce1385f3d754b8c9df47a0a3b9fca7d3",
    "metadata": {},
    "name": "useBookCourtsMutation",
    "operationKind": "mutation",
    "text": "mutation useBookCourtsMutation(\n  $bookings: [UserBookingInput!]!\n) {\n  bookAsUser(bookings: $bookings) {\n    bookings {\n      ...BookedStep_bookings\n      id\n    }\n  }\n}\n\nfragment BookedCard_booking on Booking {\n  sport\n  court\n  date\n  start\n  end\n  price\n  cancelable\n  cancelableUntil\n}\n\nfragment BookedStep_bookings on Booking {\n  _id\n  duration\n  price\n  paymentMethod\n  ...BookedCard_booking\n  ...useCalendarDownload_bookings\n}\n\nfragment useCalendarDownload_bookings on Booking {\n  _id\n  sport\n  court\n  date\n  start\n  end\n  cancelable\n  cancelableUntil\n}\n"
  }
};
})();

(node as any).hash = "ce8a88fbfa5472b786fb0054f07e5478";

export default node;
