/**
 * @generated SignedSource<<1b79f6463d14c63d6071f4cb78f76ce7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunningOffer_club$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useOfferOrder_club">;
  readonly " $fragmentType": "RunningOffer_club";
};
export type RunningOffer_club$key = {
  readonly " $data"?: RunningOffer_club$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunningOffer_club">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunningOffer_club",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOfferOrder_club"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "bd7c89c0752d8e5824e7515643401a4e";

export default node;
