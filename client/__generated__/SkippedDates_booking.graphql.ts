/**
 * @generated SignedSource<<251f977fbebb54e53dbcaff7582a3c07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SkipReason = "CHOSEN" | "NO_SUCH_DAY" | "TAKEN";
import type { LocalDate } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type SkippedDates_booking$data = {
  readonly _id: string;
  readonly skipped: ReadonlyArray<{
    readonly court: number;
    readonly date: LocalDate;
    readonly reason: SkipReason;
  }> | null | undefined;
  readonly " $fragmentType": "SkippedDates_booking";
};
export type SkippedDates_booking$key = {
  readonly " $data"?: SkippedDates_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"SkippedDates_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SkippedDates_booking",
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
      "concreteType": "SkippedDate",
      "kind": "LinkedField",
      "name": "skipped",
      "plural": true,
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
          "name": "court",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "afb484f0081ad105e3dc77c522817a9e";

export default node;
