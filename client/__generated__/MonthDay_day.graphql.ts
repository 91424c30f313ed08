/**
 * @generated SignedSource<<94c262bd8e237ab1b0a3e7edf26e2e26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
import type { LocalDate } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type MonthDay_day$data = {
  readonly bookings: ReadonlyArray<{
    readonly category: BookingCategory;
    readonly count: number;
  }>;
  readonly date: LocalDate;
  readonly freeMinutes: number;
  readonly " $fragmentType": "MonthDay_day";
};
export type MonthDay_day$key = {
  readonly " $data"?: MonthDay_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthDay_day">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonthDay_day",
  "selections": [
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
      "name": "freeMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarCount",
      "kind": "LinkedField",
      "name": "bookings",
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
    }
  ],
  "type": "CalendarDay",
  "abstractKey": null
};

(node as any).hash = "a4f9d41993933cd657d3eafb13cc2400";

export default node;
