/**
 * @generated SignedSource<<8cd7419289a4c2c8c0b18fc30cf86e2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextBooking_booking$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CancelButton_booking" | "LeaveButton_booking" | "useBookingEntry_booking">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeaveButton_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "dd2179c981f5a94e9a9c51cfd0e7c800";

export default node;
