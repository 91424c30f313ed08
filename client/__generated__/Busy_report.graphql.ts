/**
 * @generated SignedSource<<fa088f95de1381216e167ed657ffa440>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Busy_report$data = {
  readonly occupancy: ReadonlyArray<{
    readonly cells: ReadonlyArray<{
      readonly bookable: number;
      readonly booked: number;
      readonly hour: number;
      readonly weekday: number;
    }>;
    readonly sport: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"Demand_report" | "Refused_report">;
  readonly " $fragmentType": "Busy_report";
};
export type Busy_report$key = {
  readonly " $data"?: Busy_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"Busy_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Busy_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SportOccupancy",
      "kind": "LinkedField",
      "name": "occupancy",
      "plural": true,
      "selections": [
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
          "concreteType": "OccupancyCell",
          "kind": "LinkedField",
          "name": "cells",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "weekday",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hour",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bookable",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "booked",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Refused_report"
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

(node as any).hash = "069039c3ed2ef6bf3d27a1362da93bf8";

export default node;
