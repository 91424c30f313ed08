/**
 * @generated SignedSource<<3cf86d61ff557a8cb1aa31a025f56b9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PricesSection_settings$data = {
  readonly " $fragmentSpreads": FragmentRefs<"priceValues_settings">;
  readonly " $fragmentType": "PricesSection_settings";
};
export type PricesSection_settings$key = {
  readonly " $data"?: PricesSection_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"PricesSection_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PricesSection_settings",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "priceValues_settings"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "9c2a585c9bd0ec6d4b9e0d07f0f5cf54";

export default node;
