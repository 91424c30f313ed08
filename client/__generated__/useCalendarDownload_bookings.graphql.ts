/**
 * @generated SignedSource<<79b49d8244d432a3c4321f861bcbe046>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type useCalendarDownload_bookings$data = ReadonlyArray<{
  readonly _id: string;
  readonly cancelable: boolean;
  readonly cancelableUntil: string | null | undefined;
  readonly court: number;
  readonly date: LocalDate;
  readonly end: LocalTime;
  readonly sport: string;
  readonly start: LocalTime;
  readonly " $fragmentType": "useCalendarDownload_bookings";
}>;
export type useCalendarDownload_bookings$key = ReadonlyArray<{
  readonly " $data"?: useCalendarDownload_bookings$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCalendarDownload_bookings">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useCalendarDownload_bookings",
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
      "name": "cancelable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelableUntil",
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "cf669b12105aa51da8ecec8c4513767d";

export default node;
