/**
 * @generated SignedSource<<1476b409d89a2f7e52be06c4a4689ac3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingState = "BOOKED" | "CANCELED" | "INVOICED" | "PAID";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type AccountBooking_booking$data = {
  readonly court: number;
  readonly date: LocalDate;
  readonly end: LocalTime;
  readonly price: Cents | null | undefined;
  readonly sport: string;
  readonly start: LocalTime;
  readonly state: BookingState;
  readonly " $fragmentType": "AccountBooking_booking";
};
export type AccountBooking_booking$key = {
  readonly " $data"?: AccountBooking_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountBooking_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountBooking_booking",
  "selections": [
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
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "34b7b3126b1f2a017024955d208e1cce";

export default node;
