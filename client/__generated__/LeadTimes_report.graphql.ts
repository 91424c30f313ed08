/**
 * @generated SignedSource<<a4fa8959d8bbc4b9827651528b258db4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeadTimeBand = "DAYS_2" | "DAYS_7" | "HOURS_2" | "LATER" | "SAME_DAY";
import type { FragmentRefs } from "relay-runtime";
export type LeadTimes_report$data = {
  readonly leadTimes: ReadonlyArray<{
    readonly band: LeadTimeBand;
    readonly bookings: number;
  }>;
  readonly " $fragmentType": "LeadTimes_report";
};
export type LeadTimes_report$key = {
  readonly " $data"?: LeadTimes_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadTimes_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeadTimes_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LeadTimeFigure",
      "kind": "LinkedField",
      "name": "leadTimes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "band",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookings",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FiguresReport",
  "abstractKey": null
};

(node as any).hash = "40e72e85edd29c2a08069b97f8619fa0";

export default node;
