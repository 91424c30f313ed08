/**
 * @generated SignedSource<<19c18fc0b2e14b0cc0aea80d8570afe5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
export type VoucherType = "ADULT" | "SENIOR" | "STUDENT" | "YOUNG";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceItems_items$data = {
  readonly bookings: ReadonlyArray<{
    readonly _id: string;
    readonly alreadyPaid: boolean;
    readonly category: BookingCategory;
    readonly court: string;
    readonly date: LocalDate;
    readonly end: LocalTime;
    readonly player: string | null | undefined;
    readonly price: Cents;
    readonly sport: string;
    readonly start: LocalTime;
  }>;
  readonly guestFees: ReadonlyArray<{
    readonly _id: string;
    readonly alreadyPaid: boolean;
    readonly court: string;
    readonly date: LocalDate;
    readonly end: LocalTime;
    readonly player: string | null | undefined;
    readonly price: Cents;
    readonly sport: string;
    readonly start: LocalTime;
  }>;
  readonly saisonBookings: ReadonlyArray<{
    readonly _id: string;
    readonly alreadyPaid: boolean;
    readonly category: BookingCategory;
    readonly court: string;
    readonly date: LocalDate;
    readonly end: LocalTime;
    readonly enddate: LocalDate;
    readonly occurrences: number;
    readonly player: string | null | undefined;
    readonly price: Cents;
    readonly sport: string;
    readonly start: LocalTime;
  }>;
  readonly vouchers: ReadonlyArray<{
    readonly _id: string;
    readonly alreadyPaid: boolean;
    readonly date: LocalDate;
    readonly player: string | null | undefined;
    readonly price: Cents;
    readonly type: VoucherType;
  }>;
  readonly " $fragmentType": "InvoiceItems_items";
};
export type InvoiceItems_items$key = {
  readonly " $data"?: InvoiceItems_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceItems_items">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sport",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "court",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alreadyPaid",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "player",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceItems_items",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceBooking",
      "kind": "LinkedField",
      "name": "bookings",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceSaisonBooking",
      "kind": "LinkedField",
      "name": "saisonBookings",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enddate",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "occurrences",
          "storageKey": null
        },
        (v8/*:: as any*/),
        (v9/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceGuestFee",
      "kind": "LinkedField",
      "name": "guestFees",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceVoucher",
      "kind": "LinkedField",
      "name": "vouchers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        (v4/*:: as any*/),
        (v1/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvoiceItems",
  "abstractKey": null
};
})();

(node as any).hash = "30386cbd9c631337c02e2a816904e036";

export default node;
