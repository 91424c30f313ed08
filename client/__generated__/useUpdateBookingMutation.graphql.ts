/**
 * @generated SignedSource<<cfea19aae4027dbc08c04092cf791a03>>
 * @relayHash 106ad9d2af9337cd3c856c9642b57ec6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe6a97553dd80c821a0122b917cda3fc3039d616d687579d4941bf478472b226

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
export type ChangeScope = "ALL" | "FOLLOWING" | "THIS";
export type OccurrenceAction = "DISPLACE" | "OTHER_COURT" | "SKIP";
export type OnConflict = "ABORT" | "DISPLACE" | "SKIP";
export type Repetition = "DAILY" | "MONTHLY" | "NONE" | "WEEKLY";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type AdminBookingInput = {
  _id?: string | null | undefined;
  category: BookingCategory;
  choices?: ReadonlyArray<OccurrenceChoiceInput> | null | undefined;
  court: number;
  courts?: ReadonlyArray<number> | null | undefined;
  date: LocalDate;
  end: LocalTime;
  enddate?: LocalDate | null | undefined;
  expectedRevision?: number | null | undefined;
  includeChanged?: boolean | null | undefined;
  lastDays?: boolean | null | undefined;
  onConflict?: OnConflict | null | undefined;
  price?: Cents | null | undefined;
  reason?: string | null | undefined;
  remark?: string | null | undefined;
  repetition?: Repetition | null | undefined;
  scope?: ChangeScope | null | undefined;
  sport: string;
  start: LocalTime;
  startdate?: LocalDate | null | undefined;
  title?: string | null | undefined;
  userID?: string | null | undefined;
  withVoucher?: boolean | null | undefined;
};
export type OccurrenceChoiceInput = {
  action: OccurrenceAction;
  court: number;
  date: LocalDate;
  otherCourt?: number | null | undefined;
};
export type useUpdateBookingMutation$variables = {
  booking: AdminBookingInput;
};
export type useUpdateBookingMutation$data = {
  readonly updateBooking: {
    readonly bookings: ReadonlyArray<{
      readonly _id: string;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BookingFacts_booking" | "knownBooking_booking" | "planBookingOf_booking">;
    }>;
  };
};
export type useUpdateBookingMutation = {
  response: useUpdateBookingMutation$data;
  variables: useUpdateBookingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "booking"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "booking",
    "variableName": "booking"
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
  "name": "_id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sport",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "court",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "remark",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seriesID",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "enddate",
  "storageKey": null
},
v17 = {
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
    "name": "useUpdateBookingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BookingsResult",
        "kind": "LinkedField",
        "name": "updateBooking",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "planBookingOf_booking",
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "knownBooking_booking",
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v12/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v13/*:: as any*/),
                  (v11/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BookingFacts_booking"
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
    "name": "useUpdateBookingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BookingsResult",
        "kind": "LinkedField",
        "name": "updateBooking",
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
              (v2/*:: as any*/),
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
              (v16/*:: as any*/),
              (v17/*:: as any*/),
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
                  (v17/*:: as any*/),
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
                "name": "paymentState",
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
                "name": "cancelReason",
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
    "cacheID": "106ad9d2af9337cd3c856c9642b57ec6",
    "id": "fe6a97553dd80c821a0122b917cda3fc3039d616d687579d4941bf478472b226",
    "metadata": {},
    "name": "useUpdateBookingMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateBookingMutation(\n  $booking: AdminBookingInput!\n) {\n  updateBooking(booking: $booking) {\n    bookings {\n      id\n      _id\n      ...planBookingOf_booking\n      ...knownBooking_booking\n      ...BookingFacts_booking\n    }\n  }\n}\n\nfragment BookingFacts_booking on Booking {\n  category\n  title\n  sport\n  court\n  date\n  start\n  end\n  duration\n  price\n  guestFee\n  players {\n    user {\n      userID\n      firstName\n      lastName\n    }\n    guestName\n  }\n  paymentState\n  paymentMethod\n  remark\n  cancelReason\n  ...BookingStateChip_booking\n  user {\n    userID\n    firstName\n    lastName\n  }\n}\n\nfragment BookingStateChip_booking on Booking {\n  category\n  paymentState\n  state\n  date\n  end\n}\n\nfragment knownBooking_booking on Booking {\n  _id\n  category\n  title\n  remark\n  sport\n  court\n  date\n  start\n  end\n  price\n  state\n  revision\n  seriesID\n  enddate\n  user {\n    userID\n    firstName\n    lastName\n  }\n}\n\nfragment planBookingOf_booking on Booking {\n  _id\n  category\n  title\n  sport\n  court\n  date\n  start\n  end\n  state\n}\n"
  }
};
})();

(node as any).hash = "87f19f6adecf6c739a477fb73e015eb5";

export default node;
