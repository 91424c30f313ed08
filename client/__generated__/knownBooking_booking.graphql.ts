/**
 * @generated SignedSource<<07ff9032bd61ebceef81c36fc1c6fc00>>
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
  readonly revision: number;
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

(node as any).hash = "a7dc01bd10bb3fbbfdf3db50d65f95c2";

export default node;
