/**
 * @generated SignedSource<<9a25d9c1dcab5bf61542453a2665ead3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
export type BookingState = "BOOKED" | "CANCELED" | "INVOICED" | "PAID";
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type useBookingEntry_booking$data = {
  readonly _id: string;
  readonly cancelReason: string | null | undefined;
  readonly cancelable: boolean;
  readonly cancelableUntil: string | null | undefined;
  readonly category: BookingCategory;
  readonly court: number;
  readonly date: LocalDate;
  readonly end: LocalTime;
  readonly paymentMethod: PaymentMethod | null | undefined;
  readonly price: Cents | null | undefined;
  readonly remark: string | null | undefined;
  readonly sport: string;
  readonly start: LocalTime;
  readonly state: BookingState;
  readonly " $fragmentType": "useBookingEntry_booking";
};
export type useBookingEntry_booking$key = {
  readonly " $data"?: useBookingEntry_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBookingEntry_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBookingEntry_booking",
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
      "name": "category",
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
      "name": "state",
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
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "93fdef3c94dbab45ce08e6a3970a38e8";

export default node;
