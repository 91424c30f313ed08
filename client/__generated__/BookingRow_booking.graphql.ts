/**
 * @generated SignedSource<<2237bf0f5106af50694707b813229636>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingRow_booking$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CancelButton_booking" | "useBookingEntry_booking">;
  readonly " $fragmentType": "BookingRow_booking";
};
export type BookingRow_booking$key = {
  readonly " $data"?: BookingRow_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingRow_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingRow_booking",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBookingEntry_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelButton_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "981d1a079ebf5b4f8d54061d6e7f184c";

export default node;
