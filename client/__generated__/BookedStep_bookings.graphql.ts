/**
 * @generated SignedSource<<32234c517e83a58390081c6a54b2946f>>
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
  readonly user: {
    readonly userID: string;
  } | null | undefined;
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
      "alias": null,
      "args": null,
      "concreteType": "BookingUser",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userID",
          "storageKey": null
        }
      ],
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

(node as any).hash = "636353dea0664b48c7528974fa1a7b8a";

export default node;
