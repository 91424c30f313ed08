/**
 * @generated SignedSource<<b88146cadcbd8713b7af320d0c7d56f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EventCategory = "CLUB" | "LEAGUE" | "OTHER" | "TOURNAMENT";
export type HomeAway = "AWAY" | "HOME";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type knownEvent_event$data = {
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
  readonly " $fragmentType": "knownEvent_event";
};
export type knownEvent_event$key = {
  readonly " $data"?: knownEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"knownEvent_event">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "knownEvent_event"
};

(node as any).hash = "de8d9bec9bb2385476d3ee91e069587c";

export default node;
