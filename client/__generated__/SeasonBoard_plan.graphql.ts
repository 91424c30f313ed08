/**
 * @generated SignedSource<<9e23de764cd39a711469af82cb3a79ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SeasonAnswer = "NO" | "OPEN" | "OTHER_TIME" | "YES";
import type { LocalDate } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type SeasonBoard_plan$data = {
  readonly _id: string;
  readonly answerUntil: LocalDate | null | undefined;
  readonly from: LocalDate;
  readonly isOpen: boolean;
  readonly series: ReadonlyArray<{
    readonly answer: SeasonAnswer;
    readonly booked: number | null | undefined;
    readonly isInBooking: boolean;
  }>;
  readonly sourceFrom: LocalDate;
  readonly sourceTo: LocalDate;
  readonly to: LocalDate;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonTable_plan">;
  readonly " $fragmentType": "SeasonBoard_plan";
};
export type SeasonBoard_plan$key = {
  readonly " $data"?: SeasonBoard_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonBoard_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeasonBoard_plan",
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
      "name": "from",
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
      "name": "sourceFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answerUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SeasonSeries",
      "kind": "LinkedField",
      "name": "series",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "booked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isInBooking",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeasonTable_plan"
    }
  ],
  "type": "SeasonPlan",
  "abstractKey": null
};

(node as any).hash = "b338655022ff14fd05b6a379b53389d7";

export default node;
