/**
 * @generated SignedSource<<9769671056d9cf94dcca2ca8185f2b0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
export type BookingState = "BOOKED" | "CANCELED" | "INVOICED" | "PAID";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type knownBooking_booking$data = {
  readonly _id: string;
  readonly category: BookingCategory;
  readonly court: number;
  readonly date: LocalDate;
  readonly end: LocalTime;
  readonly enddate: LocalDate | null | undefined;
  readonly price: Cents | null | undefined;
  readonly remark: string | null | undefined;
  readonly seriesID: string | null | undefined;
  readonly sport: string;
  readonly start: LocalTime;
  readonly state: BookingState;
  readonly title: string | null | undefined;
  readonly user: {
    readonly firstName: string;
    readonly lastName: string;
    readonly userID: string;
  } | null | undefined;
  readonly " $fragmentType": "knownBooking_booking";
};
export type knownBooking_booking$key = {
  readonly " $data"?: knownBooking_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"knownBooking_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "knownBooking_booking"
};

(node as any).hash = "626e787f5c8474441c1a56fe6fe19990";

export default node;
