/**
 * @generated SignedSource<<c5cffeef9f950f28a5a613df572f6d61>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ThreeViews_report">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ThreeViews_report"
    }
  ],
  "type": "FiguresReport",
  "abstractKey": null
};

(node as any).hash = "85b938c52b295de599a392bd1db14476";

export default node;
