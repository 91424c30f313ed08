/**
 * @generated SignedSource<<c836c8580fd415dc40ae292cacf614c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
import type { Cents } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type BookedStep_bookings$data = ReadonlyArray<{
  readonly _id: string;
  readonly duration: number;
  readonly paymentMethod: PaymentMethod | null | undefined;
  readonly price: Cents | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BookedCard_booking" | "useCalendarDownload_bookings">;
  readonly " $fragmentType": "BookedStep_bookings";
}>;
export type BookedStep_bookings$key = ReadonlyArray<{
  readonly " $data"?: BookedStep_bookings$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookedStep_bookings">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BookedStep_bookings",
  "selections": [
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
      "name": "duration",
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
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookedCard_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCalendarDownload_bookings"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "c65a07051f3f22e4c8cb3ef3cbc1cf64";

export default node;
