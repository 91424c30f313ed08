/**
 * @generated SignedSource<<0a72efcf02c3c9c005e076dd0b8add8c>>
 * @relayHash 4733e2539f3776d393d21ec746d54129
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8bccef72b4c91f95c2cb64545ea220aa4166ae7695d886f61d024954f55c322

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
  acceptedTerms?: number | null | undefined;
  bookings: ReadonlyArray<UserBookingInput>;
  userID?: string | null | undefined;
};
export type useBookCourtsMutation$data = {
  readonly bookAsUser: {
    readonly bookings: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"BookedStep_bookings">;
    }>;
    readonly payment: string | null | undefined;
  };
};
export type useBookCourtsMutation = {
  response: useBookCourtsMutation$data;
  variables: useBookCourtsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "acceptedTerms"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bookings"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userID"
},
v3 = [
  {
    "kind": "Variable",
    "name": "acceptedTerms",
    "variableName": "acceptedTerms"
  },
  {
    "kind": "Variable",
    "name": "bookings",
    "variableName": "bookings"
  },
  {
    "kind": "Variable",
    "name": "userID",
    "variableName": "userID"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payment",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useBookCourtsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "BookingsResult",
        "kind": "LinkedField",
        "name": "bookAsUser",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useBookCourtsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "BookingsResult",
        "kind": "LinkedField",
        "name": "bookAsUser",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
                "name": "date",
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
                "concreteType": "BookingUser",
                "kind": "LinkedField",
                "name": "user",
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
    "cacheID": "4733e2539f3776d393d21ec746d54129",
    "id": "d8bccef72b4c91f95c2cb64545ea220aa4166ae7695d886f61d024954f55c322",
    "metadata": {},
    "name": "useBookCourtsMutation",
    "operationKind": "mutation",
    "text": "mutation useBookCourtsMutation(\n  $bookings: [UserBookingInput!]!\n  $acceptedTerms: Int\n  $userID: ID\n) {\n  bookAsUser(bookings: $bookings, acceptedTerms: $acceptedTerms, userID: $userID) {\n    payment\n    bookings {\n      ...BookedStep_bookings\n      id\n    }\n  }\n}\n\nfragment BookedCard_booking on Booking {\n  sport\n  court\n  date\n  start\n  end\n  duration\n  price\n  paymentMethod\n  cancelable\n  cancelableUntil\n}\n\nfragment BookedStep_bookings on Booking {\n  _id\n  date\n  duration\n  price\n  paymentMethod\n  user {\n    userID\n  }\n  ...BookedCard_booking\n  ...useCalendarDownload_bookings\n}\n\nfragment useCalendarDownload_bookings on Booking {\n  _id\n  sport\n  court\n  date\n  start\n  end\n  cancelable\n  cancelableUntil\n}\n"
  }
};
})();

(node as any).hash = "fe66bd10ccbd3af0b5dfd22b0e66c511";

export default node;
