/**
 * @generated SignedSource<<ae918687e582fb37c105fc0b75fbc5fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
import type { FragmentRefs } from "relay-runtime";
export type UsedHours_report$data = {
  readonly categories: ReadonlyArray<{
    readonly bookings: number;
    readonly category: BookingCategory;
    readonly minutes: number;
  }>;
  readonly " $fragmentType": "UsedHours_report";
};
export type UsedHours_report$key = {
  readonly " $data"?: UsedHours_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsedHours_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsedHours_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CategoryMinutes",
      "kind": "LinkedField",
      "name": "categories",
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
          "name": "bookings",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FiguresReport",
  "abstractKey": null
};

(node as any).hash = "e82e438b5bbf3430a923769a02cd5ffb";

export default node;
