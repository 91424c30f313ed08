/**
 * @generated SignedSource<<76fb9ec834dfdc3fb9b919dc81154f85>>
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
export type EditEventForm_event$data = {
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
  readonly " $fragmentSpreads": FragmentRefs<"EventActions_event">;
  readonly " $fragmentType": "EditEventForm_event";
};
export type EditEventForm_event$key = {
  readonly " $data"?: EditEventForm_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditEventForm_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditEventForm_event",
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
      "name": "EventActions_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "9e5940a608178503e57eb3118a4eef32";

export default node;
