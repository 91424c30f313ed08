/**
 * @generated SignedSource<<90609d53bc56f88c367bae5d6c2c167b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Cents } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceTotals_totals$data = ReadonlyArray<{
  readonly net: Cents;
  readonly vat: Cents;
  readonly vatRate: number;
  readonly " $fragmentType": "InvoiceTotals_totals";
}>;
export type InvoiceTotals_totals$key = ReadonlyArray<{
  readonly " $data"?: InvoiceTotals_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceTotals_totals">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "InvoiceTotals_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "net",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vat",
      "storageKey": null
    }
  ],
  "type": "RateTotal",
  "abstractKey": null
};

(node as any).hash = "cc9d818b8ab24b43310273822a986e2e";

export default node;
