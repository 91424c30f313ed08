/**
 * @generated SignedSource<<623d41f8c8f224deeab55ac6e2bbf08b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type PlaceInList_entry$data = {
  readonly date: LocalDate;
  readonly minutes: number;
  readonly noticeMinutes: number;
  readonly position: number;
  readonly to: LocalTime;
  readonly " $fragmentType": "PlaceInList_entry";
};
export type PlaceInList_entry$key = {
  readonly " $data"?: PlaceInList_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceInList_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceInList_entry",
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
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noticeMinutes",
      "storageKey": null
    }
  ],
  "type": "WaitingEntry",
  "abstractKey": null
};

(node as any).hash = "24ce8d122104d703fca4030f1dcff2c9";

export default node;
