/**
 * @generated SignedSource<<0b2d396795607be8eff4bc2bce8f60b4>>
 * @relayHash 7e0efd5b3689f697240a7f6a4adaa853
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72feecd7f67b94587977ef982f8fbcbc41a34f7103b1a8e54cd158d9fc8f3589

import type { ConcreteRequest } from 'relay-runtime';
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
export type fetchEventConflictsQuery$variables = {
  booking: AdminBookingInput;
  eventID?: string | null | undefined;
};
export type fetchEventConflictsQuery$data = {
  readonly checkAvailability: {
    readonly conflicts: ReadonlyArray<{
      readonly bookingID: string;
      readonly category: BookingCategory;
      readonly court: number;
      readonly date: LocalDate;
      readonly end: LocalTime;
      readonly start: LocalTime;
      readonly title: string | null | undefined;
      readonly user: {
        readonly firstName: string;
        readonly lastName: string;
      } | null | undefined;
    }>;
  };
};
export type fetchEventConflictsQuery = {
  response: fetchEventConflictsQuery$data;
  variables: fetchEventConflictsQuery$variables;
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
    "name": "eventID"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "booking",
        "variableName": "booking"
      },
      {
        "kind": "Variable",
        "name": "eventID",
        "variableName": "eventID"
      }
    ],
    "concreteType": "Availability",
    "kind": "LinkedField",
    "name": "checkAvailability",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Conflict",
        "kind": "LinkedField",
        "name": "conflicts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bookingID",
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
            "concreteType": "BookingUser",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
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
    "name": "fetchEventConflictsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "fetchEventConflictsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7e0efd5b3689f697240a7f6a4adaa853",
    "id": "72feecd7f67b94587977ef982f8fbcbc41a34f7103b1a8e54cd158d9fc8f3589",
    "metadata": {},
    "name": "fetchEventConflictsQuery",
    "operationKind": "query",
    "text": "query fetchEventConflictsQuery(\n  $booking: AdminBookingInput!\n  $eventID: ID\n) {\n  checkAvailability(booking: $booking, eventID: $eventID) {\n    conflicts {\n      bookingID\n      date\n      court\n      start\n      end\n      category\n      title\n      user {\n        firstName\n        lastName\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8980a2a23e7426bfe3c35429019a90cc";

export default node;
