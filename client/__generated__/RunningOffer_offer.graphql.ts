/**
 * @generated SignedSource<<3ff3e03e658eebdac568d4da5837bbdf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Cents } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type RunningOffer_offer$data = {
  readonly court: number;
  readonly end: LocalTime;
  readonly expires_at: string;
  readonly price: Cents | null | undefined;
  readonly start: LocalTime;
  readonly " $fragmentType": "RunningOffer_offer";
};
export type RunningOffer_offer$key = {
  readonly " $data"?: RunningOffer_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunningOffer_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunningOffer_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "court",
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
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expires_at",
      "storageKey": null
    }
  ],
  "type": "WaitingOffer",
  "abstractKey": null
};

(node as any).hash = "57ff35cd40664bc9b66c1e364d7d3e64";

export default node;
