/**
 * @generated SignedSource<<579c8b9b35fb95dc384c53f93db7125e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingState = "BOOKED" | "CANCELED" | "INVOICED" | "PAID";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type EditLink_booking$data = {
  readonly _id: string;
  readonly court: number;
  readonly date: LocalDate;
  readonly end: LocalTime;
  readonly eventID: string | null | undefined;
  readonly sport: string;
  readonly start: LocalTime;
  readonly state: BookingState;
  readonly " $fragmentType": "EditLink_booking";
};
export type EditLink_booking$key = {
  readonly " $data"?: EditLink_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditLink_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditLink_booking",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventID",
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "44b430f0664fd00e79060f9fe2eb59a3";

export default node;
