/**
 * @generated SignedSource<<07ca49da8d3c622d22bf8af4c36a1aa1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type CancelBookingSheet_booking$data = {
  readonly _id: string;
  readonly cancelable: boolean;
  readonly cancelableUntil: string | null | undefined;
  readonly category: BookingCategory;
  readonly court: number;
  readonly date: LocalDate;
  readonly end: LocalTime;
  readonly id: string;
  readonly price: Cents | null | undefined;
  readonly sport: string;
  readonly start: LocalTime;
  readonly " $fragmentSpreads": FragmentRefs<"BookingSummary_booking">;
  readonly " $fragmentType": "CancelBookingSheet_booking";
};
export type CancelBookingSheet_booking$key = {
  readonly " $data"?: CancelBookingSheet_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelBookingSheet_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelBookingSheet_booking",
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
      "name": "cancelable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelableUntil",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingSummary_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "3d0d96610a90ced96943374dd2bc5ef7";

export default node;
