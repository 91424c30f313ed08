/**
 * @generated SignedSource<<bf4f3c4479eeb3f427f23451e71309d7>>
 * @relayHash 9107396449f3754f95a79ed439139cf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8c1e57cf800d4dbaf9a26df617c60b6e7699a651e84c384953a0ea73b9fe1dd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingState = "BOOKED" | "CANCELED" | "INVOICED" | "PAID";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type MyBookingsQuery$variables = Record<PropertyKey, never>;
export type MyBookingsQuery$data = {
  readonly bookingsAsPlayer: ReadonlyArray<{
    readonly cancelReason: string | null | undefined;
    readonly date: LocalDate;
    readonly end: LocalTime;
    readonly id: string;
    readonly sport: string;
    readonly start: LocalTime;
    readonly state: BookingState;
    readonly " $fragmentSpreads": FragmentRefs<"BookingList_bookings" | "NextBooking_booking">;
  }>;
  readonly bookingsByUser: ReadonlyArray<{
    readonly cancelReason: string | null | undefined;
    readonly date: LocalDate;
    readonly end: LocalTime;
    readonly id: string;
    readonly sport: string;
    readonly start: LocalTime;
    readonly state: BookingState;
    readonly " $fragmentSpreads": FragmentRefs<"BookingList_bookings" | "NextBooking_booking">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useCourtName_courts">;
};
export type MyBookingsQuery = {
  response: MyBookingsQuery$data;
  variables: MyBookingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "withChildren",
    "value": true
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sport",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancelReason",
  "storageKey": null
},
v8 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "NextBooking_booking"
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "BookingList_bookings"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userID",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "BookingUser",
  "kind": "LinkedField",
  "name": "user",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
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
    "name": "category",
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
    "name": "paymentState",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "revision",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "remark",
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
    "name": "guestFee",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "BookingUser",
    "kind": "LinkedField",
    "name": "playingFamily",
    "plural": true,
    "selections": [
      (v9/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "storageKey": null
  },
  (v11/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Player",
    "kind": "LinkedField",
    "name": "players",
    "plural": true,
    "selections": [
      (v11/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "guestName",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MyBookingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingsByUser",
        "plural": true,
        "selections": (v8/*:: as any*/),
        "storageKey": "bookingsByUser(withChildren:true)"
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingsAsPlayer",
        "plural": true,
        "selections": (v8/*:: as any*/),
        "storageKey": "bookingsAsPlayer(withChildren:true)"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useCourtName_courts"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MyBookingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingsByUser",
        "plural": true,
        "selections": (v12/*:: as any*/),
        "storageKey": "bookingsByUser(withChildren:true)"
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingsAsPlayer",
        "plural": true,
        "selections": (v12/*:: as any*/),
        "storageKey": "bookingsAsPlayer(withChildren:true)"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BookingInfos",
        "kind": "LinkedField",
        "name": "bookingInfos",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SportSettings",
            "kind": "LinkedField",
            "name": "sportSettings",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Court",
                "kind": "LinkedField",
                "name": "courtList",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
                    "storageKey": null
                  },
                  (v13/*:: as any*/)
                ],
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
    "cacheID": "9107396449f3754f95a79ed439139cf8",
    "id": "f8c1e57cf800d4dbaf9a26df617c60b6e7699a651e84c384953a0ea73b9fe1dd",
    "metadata": {},
    "name": "MyBookingsQuery",
    "operationKind": "query",
    "text": "query MyBookingsQuery {\n  bookingsByUser(withChildren: true) {\n    id\n    sport\n    date\n    start\n    end\n    state\n    cancelReason\n    ...NextBooking_booking\n    ...BookingList_bookings\n  }\n  bookingsAsPlayer(withChildren: true) {\n    id\n    sport\n    date\n    start\n    end\n    state\n    cancelReason\n    ...NextBooking_booking\n    ...BookingList_bookings\n  }\n  ...useCourtName_courts\n}\n\nfragment BookingList_bookings on Booking {\n  id\n  ...BookingRow_booking\n}\n\nfragment BookingRow_booking on Booking {\n  ...useBookingEntry_booking\n  ...CancelButton_booking\n  ...LeaveButton_booking\n}\n\nfragment BookingSummary_booking on Booking {\n  sport\n  court\n  date\n  start\n  end\n  duration\n  price\n  paymentMethod\n  remark\n  user {\n    userID\n    firstName\n  }\n}\n\nfragment CancelBookingSheet_booking on Booking {\n  id\n  _id\n  category\n  sport\n  court\n  date\n  start\n  end\n  cancelable\n  cancelableUntil\n  price\n  paymentMethod\n  state\n  ...BookingSummary_booking\n}\n\nfragment CancelButton_booking on Booking {\n  category\n  sport\n  court\n  date\n  start\n  end\n  ...CancelBookingSheet_booking\n}\n\nfragment LeaveButton_booking on Booking {\n  id\n  _id\n  sport\n  court\n  date\n  start\n  end\n}\n\nfragment NextBooking_booking on Booking {\n  ...useBookingEntry_booking\n  ...CancelButton_booking\n  ...LeaveButton_booking\n}\n\nfragment useBookingEntry_booking on Booking {\n  _id\n  category\n  sport\n  court\n  date\n  start\n  end\n  duration\n  price\n  paymentMethod\n  paymentState\n  state\n  revision\n  remark\n  cancelReason\n  cancelable\n  cancelableUntil\n  guestFee\n  playingFamily {\n    userID\n    firstName\n  }\n  user {\n    userID\n    firstName\n    lastName\n  }\n  players {\n    user {\n      userID\n      firstName\n      lastName\n    }\n    guestName\n  }\n}\n\nfragment useCourtName_courts on Query {\n  bookingInfos {\n    sportSettings {\n      name\n      courtList {\n        number\n        name\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "52141140d930238ce0e315d0af05c784";

export default node;
