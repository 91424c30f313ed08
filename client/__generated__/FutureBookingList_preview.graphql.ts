/**
 * @generated SignedSource<<f95bb78cd1e50e0cc64d86aeb0b6c714>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type FutureBookingList_preview$data = {
  readonly futureBookings: ReadonlyArray<{
    readonly court: number;
    readonly date: LocalDate;
    readonly end: LocalTime;
    readonly id: string;
    readonly sport: string;
    readonly start: LocalTime;
  }>;
  readonly " $fragmentType": "FutureBookingList_preview";
};
export type FutureBookingList_preview$key = {
  readonly " $data"?: FutureBookingList_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"FutureBookingList_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FutureBookingList_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "futureBookings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DeletionPreview",
  "abstractKey": null
};

(node as any).hash = "02ab78df90024b1f34203616c4a49ae8";

export default node;
