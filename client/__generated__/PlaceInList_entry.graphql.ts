/**
 * @generated SignedSource<<777855f34929d04bdb0f88d3a8559c1e>>
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
    }
  ],
  "type": "WaitingEntry",
  "abstractKey": null
};

(node as any).hash = "4e49af3c099aac996474d5f1933fa966";

export default node;
