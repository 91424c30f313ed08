/**
 * @generated SignedSource<<2282300c685e6f110fea9514c03dd556>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingState = "BOOKED" | "CANCELED" | "INVOICED" | "PAID";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type BookingStateChip_booking$data = {
  readonly date: LocalDate;
  readonly end: LocalTime;
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

(node as any).hash = "bd89db13bae1c50f78ed92fa949138c3";

export default node;
