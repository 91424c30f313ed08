/**
 * @generated SignedSource<<bc7b240fa8fb08802294ae55747a774c>>
 * @relayHash b3ab36d9985de01ac127c5311f3c613b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ebe567ee83cd23e512514f7781e11a08481d2f29eac8076d225d3838800354f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingState = "BOOKED" | "CANCELED" | "INVOICED" | "PAID";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type MyBookingsQuery$variables = {
  userID: string;
};
export type MyBookingsQuery$data = {
  readonly bookingsByUser: ReadonlyArray<{
    readonly cancelReason: string | null | undefined;
    readonly date: LocalDate;
    readonly end: LocalTime;
    readonly id: string;
    readonly start: LocalTime;
    readonly state: BookingState;
    readonly " $fragmentSpreads": FragmentRefs<"BookingList_bookings" | "NextBooking_booking">;
  }>;
};
export type MyBookingsQuery = {
  response: MyBookingsQuery$data;
  variables: MyBookingsQuery$variables;
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
    "kind": "Variable",
    "name": "userID",
    "variableName": "userID"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MyBookingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingsByUser",
        "plural": true,
        "selections": [
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
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MyBookingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingsByUser",
        "plural": true,
        "selections": [
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
            "name": "category",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "duration",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b3ab36d9985de01ac127c5311f3c613b",
    "id": "7ebe567ee83cd23e512514f7781e11a08481d2f29eac8076d225d3838800354f",
    "metadata": {},
    "name": "MyBookingsQuery",
    "operationKind": "query",
    "text": "query MyBookingsQuery(\n  $userID: ID!\n) {\n  bookingsByUser(userID: $userID) {\n    id\n    date\n    start\n    end\n    state\n    cancelReason\n    ...NextBooking_booking\n    ...BookingList_bookings\n  }\n}\n\nfragment BookingList_bookings on Booking {\n  id\n  ...BookingRow_booking\n}\n\nfragment BookingRow_booking on Booking {\n  ...useBookingEntry_booking\n  ...CancelButton_booking\n}\n\nfragment BookingSummary_booking on Booking {\n  sport\n  court\n  date\n  start\n  end\n  duration\n  price\n  remark\n}\n\nfragment CancelBookingSheet_booking on Booking {\n  id\n  _id\n  category\n  sport\n  court\n  date\n  start\n  end\n  cancelable\n  cancelableUntil\n  price\n  ...BookingSummary_booking\n}\n\nfragment CancelButton_booking on Booking {\n  sport\n  court\n  date\n  start\n  end\n  ...CancelBookingSheet_booking\n}\n\nfragment NextBooking_booking on Booking {\n  ...useBookingEntry_booking\n  ...CancelButton_booking\n}\n\nfragment useBookingEntry_booking on Booking {\n  _id\n  sport\n  court\n  date\n  start\n  end\n  price\n  paymentMethod\n  state\n  remark\n  cancelReason\n  cancelable\n  cancelableUntil\n}\n"
  }
};
})();

(node as any).hash = "f5f222db2e68200e4bb7d8dc3efd71f5";

export default node;
