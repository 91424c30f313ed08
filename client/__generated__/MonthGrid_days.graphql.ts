/**
 * @generated SignedSource<<cb0ee9d4aef4513e1bfe60bc928d7c49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type MonthGrid_days$data = ReadonlyArray<{
  readonly date: LocalDate;
  readonly " $fragmentSpreads": FragmentRefs<"MonthDay_day">;
  readonly " $fragmentType": "MonthGrid_days";
}>;
export type MonthGrid_days$key = ReadonlyArray<{
  readonly " $data"?: MonthGrid_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthGrid_days">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MonthGrid_days",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MonthDay_day"
    }
  ],
  "type": "CalendarDay",
  "abstractKey": null
};

(node as any).hash = "6c18964fef3d0ee20f726c093737d4da";

export default node;
