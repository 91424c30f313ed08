/**
 * @generated SignedSource<<e0cb300b624c2b31e8d1fcad326aa58b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HistoryCause = "CLUB" | "OWNER" | "SYSTEM";
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
import type { FragmentRefs } from "relay-runtime";
export type HistoryEntryView_entry$data = {
  readonly action: string;
  readonly actor: {
    readonly firstName: string;
    readonly lastName: string;
    readonly userID: string;
  } | null | undefined;
  readonly at: string;
  readonly cause: HistoryCause;
  readonly details: string;
  readonly mails: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"HistoryMails_mails">;
  }>;
  readonly reason: string | null | undefined;
  readonly role: Role | null | undefined;
  readonly " $fragmentType": "HistoryEntryView_entry";
};
export type HistoryEntryView_entry$key = {
  readonly " $data"?: HistoryEntryView_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryEntryView_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistoryEntryView_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingUser",
      "kind": "LinkedField",
      "name": "actor",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cause",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "details",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HistoryMail",
      "kind": "LinkedField",
      "name": "mails",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HistoryMails_mails"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HistoryEntry",
  "abstractKey": null
};

(node as any).hash = "0cb776599e446d5d378e7b8b30194834";

export default node;
