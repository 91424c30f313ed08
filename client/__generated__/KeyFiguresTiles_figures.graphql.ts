/**
 * @generated SignedSource<<affe172ad1cee6cf0e9b9fcccd9756a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
export type BookingState = "BOOKED" | "CANCELED" | "INVOICED" | "PAID";
export type PaymentState = "INVOICED" | "NONE" | "OPEN" | "PAID" | "PENDING" | "REFUNDED" | "REFUND_DUE" | "UNPAID";
import type { Cents } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type KeyFiguresTiles_figures$data = {
  readonly countBookingTypes: ReadonlyArray<{
    readonly category: BookingCategory;
    readonly count: number;
  }>;
  readonly singleBookings: ReadonlyArray<{
    readonly price: Cents;
    readonly state: BookingState;
  }>;
  readonly totalBookings: number;
  readonly totalEvents: number;
  readonly totalTeams: number;
  readonly totalUsers: number;
  readonly totalVouchers: number;
  readonly vouchers: ReadonlyArray<{
    readonly paymentState: PaymentState;
    readonly price: Cents;
  }>;
  readonly year: number;
  readonly " $fragmentType": "KeyFiguresTiles_figures";
};
export type KeyFiguresTiles_figures$key = {
  readonly " $data"?: KeyFiguresTiles_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeyFiguresTiles_figures">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeyFiguresTiles_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalUsers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalBookings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalEvents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalVouchers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalTeams",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VoucherFigure",
      "kind": "LinkedField",
      "name": "vouchers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentState",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CategoryCount",
      "kind": "LinkedField",
      "name": "countBookingTypes",
      "plural": true,
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
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SingleBookingFigure",
      "kind": "LinkedField",
      "name": "singleBookings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "KeyFigures",
  "abstractKey": null
};
})();

(node as any).hash = "3af8e6716b465d7175a7dc11100cdbc7";

export default node;
