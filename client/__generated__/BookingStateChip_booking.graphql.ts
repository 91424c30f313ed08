/**
 * @generated SignedSource<<26e9e19ddc8b2ee6da11d5b20387395d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
export type BookingState = "BOOKED" | "CANCELED" | "INVOICED" | "PAID";
export type PaymentState = "INVOICED" | "NONE" | "OPEN" | "PAID" | "PENDING" | "REFUNDED" | "REFUND_DUE" | "UNPAID";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type BookingStateChip_booking$data = {
  readonly category: BookingCategory;
  readonly date: LocalDate;
  readonly end: LocalTime;
  readonly paymentState: PaymentState | null | undefined;
  readonly state: BookingState;
  readonly " $fragmentType": "BookingStateChip_booking";
};
export type BookingStateChip_booking$key = {
  readonly " $data"?: BookingStateChip_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingStateChip_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingStateChip_booking",
  "selections": [
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
      "name": "paymentState",
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
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "end",
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "8e0f9ea7c9c886cda16ed2d3b81231bb";

export default node;
