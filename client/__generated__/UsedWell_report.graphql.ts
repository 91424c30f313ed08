/**
 * @generated SignedSource<<ff49fa467fd766e70a720557ae95ae88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsedWell_report$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Cancellations_report" | "LeadTimes_report" | "UsedHours_report">;
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
    }
  ],
  "type": "FiguresReport",
  "abstractKey": null
};

(node as any).hash = "034af802bf311431cbaa179b69db97f5";

export default node;
