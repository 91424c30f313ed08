/**
 * @generated SignedSource<<76b77583614858cfce7ceb6b5b3df574>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type EarningWell_report$data = {
  readonly occupancy: ReadonlyArray<{
    readonly cells: ReadonlyArray<{
      readonly bookable: number;
    }>;
  }>;
  readonly revenue: ReadonlyArray<{
    readonly date: LocalDate;
    readonly list: Cents;
    readonly price: Cents;
  }>;
  readonly " $fragmentType": "EarningWell_report";
};
export type EarningWell_report$key = {
  readonly " $data"?: EarningWell_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarningWell_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EarningWell_report",
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
          "concreteType": "OccupancyCell",
          "kind": "LinkedField",
          "name": "cells",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bookable",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RevenueFigure",
      "kind": "LinkedField",
      "name": "revenue",
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
          "name": "list",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FiguresReport",
  "abstractKey": null
};

(node as any).hash = "9e9271c3bce55eeedd26c47d2b8b71b2";

export default node;
