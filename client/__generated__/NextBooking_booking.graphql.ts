/**
 * @generated SignedSource<<6fe1770305ba0fc962c4b8e69812f518>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextBooking_booking$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CancelButton_booking" | "useBookingEntry_booking">;
  readonly " $fragmentType": "NextBooking_booking";
};
export type NextBooking_booking$key = {
  readonly " $data"?: NextBooking_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextBooking_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextBooking_booking",
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

(node as any).hash = "772321f9d7c3edb6f96b09ad1f296d93";

export default node;
