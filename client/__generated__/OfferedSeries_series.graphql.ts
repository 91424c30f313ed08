/**
 * @generated SignedSource<<46e1572df0f7a9c2f06af3cc90d2b88a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Repetition = "DAILY" | "MONTHLY" | "NONE" | "WEEKLY";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type OfferedSeries_series$data = {
  readonly _id: string;
  readonly courtName: string;
  readonly end: LocalTime;
  readonly enddate: LocalDate;
  readonly occurrences: number | null | undefined;
  readonly price: Cents | null | undefined;
  readonly repetition: Repetition;
  readonly start: LocalTime;
  readonly startdate: LocalDate;
  readonly " $fragmentType": "OfferedSeries_series";
};
export type OfferedSeries_series$key = {
  readonly " $data"?: OfferedSeries_series$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferedSeries_series">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferedSeries_series",
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
      "name": "courtName",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "repetition",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enddate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "occurrences",
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
  "type": "SeasonSeries",
  "abstractKey": null
};

(node as any).hash = "0ea24f01e7d03a266dd7c61df1778e77";

export default node;
