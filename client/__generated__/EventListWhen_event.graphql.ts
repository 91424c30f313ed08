/**
 * @generated SignedSource<<a1812ae947d76e28e3258636be7e85ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventListWhen_event$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useEventTime_event">;
  readonly " $fragmentType": "EventListWhen_event";
};
export type EventListWhen_event$key = {
  readonly " $data"?: EventListWhen_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventListWhen_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventListWhen_event",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEventTime_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "b6d5f09da75290a489d47ddd750f9933";

export default node;
