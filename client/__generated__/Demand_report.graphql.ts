/**
 * @generated SignedSource<<dc68b31f97eea327ed4f1810567439f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WaitingOutcome = "BOOKED" | "LEFT" | "PASSED" | "RELEASED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type Demand_report$data = {
  readonly waiting: ReadonlyArray<{
    readonly entries: number;
    readonly outcome: WaitingOutcome;
  }>;
  readonly " $fragmentType": "Demand_report";
};
export type Demand_report$key = {
  readonly " $data"?: Demand_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"Demand_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Demand_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WaitingFigure",
      "kind": "LinkedField",
      "name": "waiting",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entries",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FiguresReport",
  "abstractKey": null
};

(node as any).hash = "64474fd6d033c8f43d2dc9a5f1d6c716";

export default node;
