/**
 * @generated SignedSource<<6d341e3ed79408ddea70b22a10b5d863>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
export type PaymentState = "INVOICED" | "NONE" | "OPEN" | "PAID" | "PENDING" | "REFUNDED" | "REFUND_DUE" | "UNPAID";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type BookingFacts_booking$data = {
  readonly cancelReason: string | null | undefined;
  readonly category: BookingCategory;
  readonly court: number;
  readonly date: LocalDate;
  readonly duration: number;
  readonly end: LocalTime;
  readonly guestFee: Cents | null | undefined;
  readonly paymentMethod: PaymentMethod | null | undefined;
  readonly paymentState: PaymentState | null | undefined;
  readonly players: ReadonlyArray<{
    readonly guestName: string | null | undefined;
    readonly user: {
      readonly firstName: string;
      readonly lastName: string;
      readonly userID: string;
    } | null | undefined;
  }> | null | undefined;
  readonly price: Cents | null | undefined;
  readonly remark: string | null | undefined;
  readonly sport: string;
  readonly start: LocalTime;
  readonly title: string | null | undefined;
  readonly user: {
    readonly firstName: string;
    readonly lastName: string;
    readonly userID: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BookingStateChip_booking">;
  readonly " $fragmentType": "BookingFacts_booking";
};
export type BookingFacts_booking$key = {
  readonly " $data"?: BookingFacts_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingFacts_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingFacts_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
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
      "name": "guestFee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Player",
      "kind": "LinkedField",
      "name": "players",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "guestName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentState",
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
      "kind": "ScalarField",
      "name": "remark",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelReason",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingStateChip_booking"
    },
    (v0/*:: as any*/)
  ],
  "type": "Booking",
  "abstractKey": null
};
})();

(node as any).hash = "a16e28096c8ce17082ca11a37d7da13f";

export default node;
