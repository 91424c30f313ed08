/**
 * @generated SignedSource<<172e29e1a42560076830d04019dafc37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingList_bookings$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"BookingRow_booking">;
  readonly " $fragmentType": "BookingList_bookings";
}>;
export type BookingList_bookings$key = ReadonlyArray<{
  readonly " $data"?: BookingList_bookings$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingList_bookings">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BookingList_bookings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingRow_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "c781f3778c780a570bf4e613ed51f84c";

export default node;
