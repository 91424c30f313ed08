/**
 * @generated SignedSource<<2d021a2671b2c9b8026ade972abaee04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type useEventTime_event$data = {
  readonly date: LocalDate;
  readonly end: LocalTime | null | undefined;
  readonly endDate: LocalDate;
  readonly start: LocalTime | null | undefined;
  readonly " $fragmentType": "useEventTime_event";
};
export type useEventTime_event$key = {
  readonly " $data"?: useEventTime_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEventTime_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useEventTime_event",
  "selections": [
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
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "86330c8a26ab18071d5d7cb9b5b807ed";

export default node;
