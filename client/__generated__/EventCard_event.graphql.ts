/**
 * @generated SignedSource<<8e2bc2224b1a7e7ac8267995fe7c2407>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventCategory = "CLUB" | "LEAGUE" | "OTHER" | "TOURNAMENT";
export type HomeAway = "AWAY" | "HOME";
import type { FragmentRefs } from "relay-runtime";
export type EventCard_event$data = {
  readonly _id: string;
  readonly cancelled: boolean;
  readonly category: EventCategory;
  readonly courts: ReadonlyArray<number>;
  readonly description: string | null | undefined;
  readonly homeAway: HomeAway | null | undefined;
  readonly name: string;
  readonly sport: string | null | undefined;
  readonly where: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useEventTime_event">;
  readonly " $fragmentType": "EventCard_event";
};
export type EventCard_event$key = {
  readonly " $data"?: EventCard_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventCard_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventCard_event",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeAway",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "where",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sport",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelled",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEventTime_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "861356451f73a9c6c7d3d07621914970";

export default node;
