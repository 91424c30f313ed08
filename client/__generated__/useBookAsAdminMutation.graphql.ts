/**
 * @generated SignedSource<<f3630835cc6f0281fb1eecc030f8b92f>>
 * @relayHash ad5713691d4c869f997cf321c4d1956c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3abb689a00b32667b67c3fcba8ee96b38da9f2192916e2e2911ba70c7e5fe483

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
export type useBookAsAdminMutation$variables = {
  booking: AdminBookingInput;
};
export type useBookAsAdminMutation$data = {
  readonly bookAsAdmin: {
    readonly bookings: ReadonlyArray<{
      readonly _id: string;
      readonly category: BookingCategory;
      readonly id: string;
      readonly seriesID: string | null | undefined;
    }>;
  };
};
export type useBookAsAdminMutation = {
  response: useBookAsAdminMutation$data;
  variables: useBookAsAdminMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "booking",
        "variableName": "booking"
      }
    ],
    "concreteType": "BookingsResult",
    "kind": "LinkedField",
    "name": "bookAsAdmin",
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
            "name": "id",
            "storageKey": null
          },
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
            "name": "seriesID",
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
    "name": "useBookAsAdminMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBookAsAdminMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ad5713691d4c869f997cf321c4d1956c",
    "id": "3abb689a00b32667b67c3fcba8ee96b38da9f2192916e2e2911ba70c7e5fe483",
    "metadata": {},
    "name": "useBookAsAdminMutation",
    "operationKind": "mutation",
    "text": "mutation useBookAsAdminMutation(\n  $booking: AdminBookingInput!\n) {\n  bookAsAdmin(booking: $booking) {\n    bookings {\n      id\n      _id\n      category\n      seriesID\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ba08eab7892a0874cb06e046d4e8c3ee";

export default node;
