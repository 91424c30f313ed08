/**
 * @generated SignedSource<<286750405d57a12ea0991db43e1e774f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventCategory = "CLUB" | "LEAGUE" | "OTHER" | "TOURNAMENT";
export type HomeAway = "AWAY" | "HOME";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type EventActions_event$data = {
  readonly _id: string;
  readonly cancelled: boolean;
  readonly category: EventCategory;
  readonly courts: ReadonlyArray<number>;
  readonly date: LocalDate;
  readonly description: string | null | undefined;
  readonly end: LocalTime | null | undefined;
  readonly endDate: LocalDate;
  readonly homeAway: HomeAway | null | undefined;
  readonly name: string;
  readonly sport: string | null | undefined;
  readonly start: LocalTime | null | undefined;
  readonly where: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useEventTime_event">;
  readonly " $fragmentType": "EventActions_event";
};
export type EventActions_event$key = {
  readonly " $data"?: EventActions_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventActions_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventActions_event",
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
      "name": "category",
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
      "name": "homeAway",
      "storageKey": null
    },
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
      "name": "endDate",
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

(node as any).hash = "74945fde809ce478a96cfe51e185122e";

export default node;
