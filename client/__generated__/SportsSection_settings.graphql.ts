/**
 * @generated SignedSource<<136b41245611b388bdfbad86837f6d62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SportsSection_settings$data = {
  readonly " $fragmentSpreads": FragmentRefs<"sportValues_settings">;
  readonly " $fragmentType": "SportsSection_settings";
};
export type SportsSection_settings$key = {
  readonly " $data"?: SportsSection_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SportsSection_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SportsSection_settings",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "sportValues_settings"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "83024e0cc87066365ac8e734a7ecc7fb";

export default node;
