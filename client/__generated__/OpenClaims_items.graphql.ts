/**
 * @generated SignedSource<<cef13955838cd81aa076a38c1cf76bdf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Cents } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type OpenClaims_items$data = {
  readonly bookings: ReadonlyArray<{
    readonly price: Cents;
  }>;
  readonly guestFees: ReadonlyArray<{
    readonly price: Cents;
  }>;
  readonly saisonBookings: ReadonlyArray<{
    readonly price: Cents;
  }>;
  readonly vouchers: ReadonlyArray<{
    readonly price: Cents;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceItems_items">;
  readonly " $fragmentType": "OpenClaims_items";
};
export type OpenClaims_items$key = {
  readonly " $data"?: OpenClaims_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenClaims_items">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "price",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenClaims_items",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceBooking",
      "kind": "LinkedField",
      "name": "bookings",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceSaisonBooking",
      "kind": "LinkedField",
      "name": "saisonBookings",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceGuestFee",
      "kind": "LinkedField",
      "name": "guestFees",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceVoucher",
      "kind": "LinkedField",
      "name": "vouchers",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceItems_items"
    }
  ],
  "type": "InvoiceItems",
  "abstractKey": null
};
})();

(node as any).hash = "b675790afeaa2fbc55f93d1a13e2352d";

export default node;
