/**
 * @generated SignedSource<<6b4b5492987cf795c76851f931c56056>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type WaitingEntry_entry$data = {
  readonly _id: string;
  readonly date: LocalDate;
  readonly from: LocalTime;
  readonly minutes: number;
  readonly offer: {
    readonly __typename: "WaitingOffer";
    readonly " $fragmentSpreads": FragmentRefs<"RunningOffer_offer">;
  } | null | undefined;
  readonly sport: string;
  readonly to: LocalTime;
  readonly user: {
    readonly firstName: string;
    readonly userID: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceInList_entry">;
  readonly " $fragmentType": "WaitingEntry_entry";
};
export type WaitingEntry_entry$key = {
  readonly " $data"?: WaitingEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingEntry_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingEntry_entry",
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
      "name": "sport",
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
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutes",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlaceInList_entry"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingUser",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userID",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WaitingOffer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RunningOffer_offer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WaitingEntry",
  "abstractKey": null
};

(node as any).hash = "014019e82361ba40c431dde3b73f3fda";

export default node;
