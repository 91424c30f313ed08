/**
 * @generated SignedSource<<debbdc69f8d7b97807ad499c34bccbf6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type CancelButton_booking$data = {
  readonly category: BookingCategory;
  readonly court: number;
  readonly date: LocalDate;
  readonly end: LocalTime;
  readonly sport: string;
  readonly start: LocalTime;
  readonly " $fragmentSpreads": FragmentRefs<"CancelBookingSheet_booking">;
  readonly " $fragmentType": "CancelButton_booking";
};
export type CancelButton_booking$key = {
  readonly " $data"?: CancelButton_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelButton_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelButton_booking",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelBookingSheet_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "2c6232f974cbf52a87a7cbe1f3b8b700";

export default node;
