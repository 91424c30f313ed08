/**
 * @generated SignedSource<<13ac2812f17b971a6842467529db7198>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsedWell_report$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Cancellations_report" | "Demand_report" | "LeadTimes_report" | "UsedHours_report">;
  readonly " $fragmentType": "UsedWell_report";
};
export type UsedWell_report$key = {
  readonly " $data"?: UsedWell_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsedWell_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsedWell_report",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UsedHours_report"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadTimes_report"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Cancellations_report"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Demand_report"
    }
  ],
  "type": "FiguresReport",
  "abstractKey": null
};

(node as any).hash = "d1cca1f3e3b123729b160b8f0d633e47";

export default node;
