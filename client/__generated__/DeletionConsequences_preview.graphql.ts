/**
 * @generated SignedSource<<429f322bb9b89ba548653384ebd84127>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type DeletionConsequences_preview$data = {
  readonly futureBookings: ReadonlyArray<{
    readonly court: number;
    readonly date: LocalDate;
    readonly end: LocalTime;
    readonly id: string;
    readonly sport: string;
    readonly start: LocalTime;
  }>;
  readonly pastBookings: number;
  readonly " $fragmentType": "DeletionConsequences_preview";
};
export type DeletionConsequences_preview$key = {
  readonly " $data"?: DeletionConsequences_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletionConsequences_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletionConsequences_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pastBookings",
      "storageKey": null
    },
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

(node as any).hash = "5886e78e7d95a5d7ebc3d86f06d7a12c";

export default node;
