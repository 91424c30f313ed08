/**
 * @generated SignedSource<<3fcf6c89a58c7fe72702ff6749ed066e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type CancelButton_booking$data = {
  readonly court: number;
  readonly date: LocalDate;
  readonly end: LocalTime;
  readonly sport: string;
  readonly start: LocalTime;
  readonly " $fragmentSpreads": FragmentRefs<"CancelBookingSheet_booking">;
  readonly " $fragmentType": "CancelButton_booking";
};
export type CancelButton_booking$key = {
  readonly " $data"?: CancelButton_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelButton_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelButton_booking",
  "selections": [
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
      "name": "court",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelBookingSheet_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "73f3ad404c9a38587667b973d7de0554";

export default node;
