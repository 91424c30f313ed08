/**
 * @generated SignedSource<<91aa84090f2f978aabadf1e528f4429f>>
 * @relayHash 97d088e44add51d5899e2ed93a2152f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b30e33ac8f20e82fc8350f9ad4c2e8d1f47cd11ae3e656c1169221b6d9b2559c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingState = "BOOKED" | "CANCELED" | "INVOICED" | "PAID";
export type PaymentState = "INVOICED" | "NONE" | "OPEN" | "PAID" | "PENDING" | "REFUNDED" | "REFUND_DUE" | "UNPAID";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type BookingDetailsQuery$variables = {
  id: string;
};
export type BookingDetailsQuery$data = {
  readonly booking: {
    readonly _id: string;
    readonly cancelable: boolean;
    readonly court: number;
    readonly date: LocalDate;
    readonly end: LocalTime;
    readonly eventID: string | null | undefined;
    readonly paymentState: PaymentState | null | undefined;
    readonly price: Cents | null | undefined;
    readonly seriesID: string | null | undefined;
    readonly sport: string;
    readonly start: LocalTime;
    readonly state: BookingState;
    readonly undoableUntil: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AddableDates_booking" | "BookingFacts_booking" | "CancelDialog_booking" | "DeleteDialog_booking">;
  } | null | undefined;
  readonly courtPlanPosition: string;
};
export type BookingDetailsQuery = {
  response: BookingDetailsQuery$data;
  variables: BookingDetailsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courtPlanPosition",
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sport",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "court",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancelable",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eventID",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seriesID",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "undoableUntil",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentState",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v16 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BookingDetailsQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BookingFacts_booking"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CancelDialog_booking"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeleteDialog_booking"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AddableDates_booking"
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
    "name": "BookingDetailsQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
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
            "name": "title",
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
            "name": "guestFee",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Player",
            "kind": "LinkedField",
            "name": "players",
            "plural": true,
            "selections": [
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "guestName",
                "storageKey": null
              }
            ],
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
            "name": "cancelReason",
            "storageKey": null
          },
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mayKeepPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedDate",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CancelledDate",
            "kind": "LinkedField",
            "name": "cancelledDates",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "97d088e44add51d5899e2ed93a2152f9",
    "id": "b30e33ac8f20e82fc8350f9ad4c2e8d1f47cd11ae3e656c1169221b6d9b2559c",
    "metadata": {},
    "name": "BookingDetailsQuery",
    "operationKind": "query",
    "text": "query BookingDetailsQuery(\n  $id: ID!\n) {\n  courtPlanPosition\n  booking(id: $id) {\n    _id\n    sport\n    court\n    date\n    start\n    end\n    state\n    cancelable\n    eventID\n    seriesID\n    undoableUntil\n    paymentState\n    price\n    ...BookingFacts_booking\n    ...CancelDialog_booking\n    ...DeleteDialog_booking\n    ...AddableDates_booking\n    id\n  }\n}\n\nfragment AddableDates_booking on Booking {\n  _id\n  sport\n  start\n  end\n  skipped {\n    date\n    court\n    reason\n  }\n  cancelledDates {\n    date\n    court\n    start\n    end\n  }\n}\n\nfragment BookingFacts_booking on Booking {\n  category\n  title\n  sport\n  court\n  date\n  start\n  end\n  duration\n  price\n  guestFee\n  players {\n    user {\n      userID\n      firstName\n      lastName\n    }\n    guestName\n  }\n  paymentState\n  paymentMethod\n  remark\n  cancelReason\n  ...BookingStateChip_booking\n  user {\n    userID\n    firstName\n    lastName\n  }\n}\n\nfragment BookingStateChip_booking on Booking {\n  category\n  paymentState\n  state\n  date\n  end\n}\n\nfragment CancelDialog_booking on Booking {\n  id\n  _id\n  category\n  price\n  mayKeepPrice\n  seriesID\n  paymentState\n  user {\n    firstName\n    lastName\n  }\n}\n\nfragment DeleteDialog_booking on Booking {\n  _id\n  category\n}\n"
  }
};
})();

(node as any).hash = "24c468822ccb9728c77f8bc64d2a14d2";

export default node;
