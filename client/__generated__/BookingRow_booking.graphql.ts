/**
 * @generated SignedSource<<5e29e2440c1873aa41e232fee7877cec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingRow_booking$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CancelButton_booking" | "LeaveButton_booking" | "useBookingEntry_booking">;
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

(node as any).hash = "0ee5a20dd39005e8e0a70249ef01db38";

export default node;
