/**
 * @generated SignedSource<<1c9711c214280afab73742bc55ab12f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
export type BookingState = "BOOKED" | "CANCELED" | "INVOICED" | "PAID";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type planBookingOf_booking$data = {
  readonly _id: string;
  readonly category: BookingCategory;
  readonly court: number;
  readonly date: LocalDate;
  readonly end: LocalTime;
  readonly sport: string;
  readonly start: LocalTime;
  readonly state: BookingState;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "planBookingOf_booking";
};
export type planBookingOf_booking$key = {
  readonly " $data"?: planBookingOf_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"planBookingOf_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "planBookingOf_booking"
};

(node as any).hash = "30891834813498f7c04292c8f141596a";

export default node;
