/**
 * @generated SignedSource<<03ce333619f1e0b9b38d7f911a88af47>>
 * @relayHash e3bab733f180a04583894f316f04c9bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89d76abb6d250bc4c7d1aeeaaeb5a4ca1c9168428de194b3fc8b1f7fa52ad025

import type { ConcreteRequest } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
export type ChangeScope = "ALL" | "FOLLOWING" | "THIS";
export type KeptReason = "CHANGED_ALONE" | "CHOSEN" | "PAST" | "TAKEN";
export type OccurrenceAction = "DISPLACE" | "OTHER_COURT" | "SKIP";
export type OnConflict = "ABORT" | "DISPLACE" | "SKIP";
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
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
export type fetchAvailabilityQuery$variables = {
  booking: AdminBookingInput;
  listed: AdminBookingInput;
};
export type fetchAvailabilityQuery$data = {
  readonly chosen: {
    readonly dates: ReadonlyArray<{
      readonly conflicts: ReadonlyArray<{
        readonly bookingID: string;
      }>;
      readonly court: number;
      readonly date: LocalDate;
      readonly problem: string | null | undefined;
    }>;
    readonly kept: ReadonlyArray<{
      readonly booking: {
        readonly court: number;
        readonly date: LocalDate;
        readonly end: LocalTime;
        readonly id: string;
        readonly start: LocalTime;
      };
      readonly reason: KeptReason;
    }>;
    readonly occurrences: number;
    readonly price: Cents;
    readonly priceBefore: Cents | null | undefined;
    readonly recipients: ReadonlyArray<{
      readonly firstName: string;
      readonly lastName: string;
      readonly userID: string;
    }>;
  };
  readonly listed: {
    readonly dates: ReadonlyArray<{
      readonly conflicts: ReadonlyArray<{
        readonly bookingID: string;
        readonly category: BookingCategory;
        readonly end: LocalTime;
        readonly paymentMethod: PaymentMethod | null | undefined;
        readonly refund: Cents | null | undefined;
        readonly start: LocalTime;
        readonly title: string | null | undefined;
        readonly user: {
          readonly firstName: string;
          readonly lastName: string;
        } | null | undefined;
      }>;
      readonly court: number;
      readonly date: LocalDate;
      readonly freeCourts: ReadonlyArray<number>;
      readonly leftOut: boolean;
      readonly price: Cents;
    }>;
    readonly occurrences: number;
  };
};
export type fetchAvailabilityQuery = {
  response: fetchAvailabilityQuery$data;
  variables: fetchAvailabilityQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "booking"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "listed"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "occurrences",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
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
  "name": "court",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bookingID",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v10 = [
  {
    "alias": "chosen",
    "args": [
      {
        "kind": "Variable",
        "name": "booking",
        "variableName": "booking"
      }
    ],
    "concreteType": "Availability",
    "kind": "LinkedField",
    "name": "checkAvailability",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "priceBefore",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Occurrence",
        "kind": "LinkedField",
        "name": "dates",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "problem",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Conflict",
            "kind": "LinkedField",
            "name": "conflicts",
            "plural": true,
            "selections": [
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "KeptBooking",
        "kind": "LinkedField",
        "name": "kept",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "booking",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              (v4/*:: as any*/),
              (v3/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BookingUser",
        "kind": "LinkedField",
        "name": "recipients",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userID",
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": "listed",
    "args": [
      {
        "kind": "Variable",
        "name": "booking",
        "variableName": "listed"
      }
    ],
    "concreteType": "Availability",
    "kind": "LinkedField",
    "name": "checkAvailability",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Occurrence",
        "kind": "LinkedField",
        "name": "dates",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "leftOut",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "freeCourts",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Conflict",
            "kind": "LinkedField",
            "name": "conflicts",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
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
                "name": "refund",
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
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
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
    "name": "fetchAvailabilityQuery",
    "selections": (v10/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "fetchAvailabilityQuery",
    "selections": (v10/*:: as any*/)
  },
  "params": {
    "cacheID": "e3bab733f180a04583894f316f04c9bc",
    "id": "89d76abb6d250bc4c7d1aeeaaeb5a4ca1c9168428de194b3fc8b1f7fa52ad025",
    "metadata": {},
    "name": "fetchAvailabilityQuery",
    "operationKind": "query",
    "text": "query fetchAvailabilityQuery(\n  $booking: AdminBookingInput!\n  $listed: AdminBookingInput!\n) {\n  chosen: checkAvailability(booking: $booking) {\n    occurrences\n    price\n    priceBefore\n    dates {\n      date\n      court\n      problem\n      conflicts {\n        bookingID\n      }\n    }\n    kept {\n      reason\n      booking {\n        id\n        court\n        date\n        start\n        end\n      }\n    }\n    recipients {\n      userID\n      firstName\n      lastName\n    }\n  }\n  listed: checkAvailability(booking: $listed) {\n    occurrences\n    dates {\n      date\n      court\n      price\n      leftOut\n      freeCourts\n      conflicts {\n        bookingID\n        start\n        end\n        category\n        title\n        refund\n        paymentMethod\n        user {\n          firstName\n          lastName\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c5ff0195f12446631a626d8ef9dca6ab";

export default node;
