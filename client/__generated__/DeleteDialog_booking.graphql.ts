/**
 * @generated SignedSource<<a2f7fb6594aabd43fb469243dec27d73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
import type { FragmentRefs } from "relay-runtime";
export type DeleteDialog_booking$data = {
  readonly _id: string;
  readonly category: BookingCategory;
  readonly " $fragmentType": "DeleteDialog_booking";
};
export type DeleteDialog_booking$key = {
  readonly " $data"?: DeleteDialog_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteDialog_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteDialog_booking",
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
      "name": "category",
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "66187e17e232382a867c8f8804e30656";

export default node;
