/**
 * @generated SignedSource<<833c11b5a62276823d6e2f033f41267a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type UpcomingEvents_event$data = {
  readonly cancelled: boolean;
  readonly date: LocalDate;
  readonly end: LocalTime | null | undefined;
  readonly endDate: LocalDate;
  readonly name: string;
  readonly start: LocalTime | null | undefined;
  readonly " $fragmentType": "UpcomingEvents_event";
};
export type UpcomingEvents_event$key = {
  readonly " $data"?: UpcomingEvents_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpcomingEvents_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UpcomingEvents_event",
  "selections": [
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
      "name": "cancelled",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "ac5e4eb857e150a3f76a0561018489e9";

export default node;
