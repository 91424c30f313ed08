/**
 * @generated SignedSource<<0b97d4b915d4be9346080a3803cd075b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingEntry_club$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RunningOffer_club">;
  readonly " $fragmentType": "WaitingEntry_club";
};
export type WaitingEntry_club$key = {
  readonly " $data"?: WaitingEntry_club$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingEntry_club">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingEntry_club",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunningOffer_club"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c9d9a03f0ae050d1ff001a532fbc942f";

export default node;
