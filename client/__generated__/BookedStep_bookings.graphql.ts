/**
 * @generated SignedSource<<71dc83cc2bae2952c1e1d88645ad4199>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type BookedStep_bookings$data = ReadonlyArray<{
  readonly _id: string;
  readonly date: LocalDate;
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
      "name": "date",
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

(node as any).hash = "5913f07fa6c25a3d670afa69ec658523";

export default node;
