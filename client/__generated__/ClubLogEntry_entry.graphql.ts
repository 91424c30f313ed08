/**
 * @generated SignedSource<<03bf23be500790ad32f51935723f86ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HistoryKind = "BANK" | "BOOKING" | "EVENT" | "INVOICE" | "PERSON" | "SEASON" | "SETTINGS" | "VOUCHER" | "WAITING_LIST";
import type { FragmentRefs } from "relay-runtime";
export type ClubLogEntry_entry$data = {
  readonly action: string;
  readonly details: string;
  readonly kind: HistoryKind | null | undefined;
  readonly person: {
    readonly firstName: string;
    readonly lastName: string;
    readonly userID: string;
  } | null | undefined;
  readonly position: string;
  readonly subjectID: string;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryEntryView_entry">;
  readonly " $fragmentType": "ClubLogEntry_entry";
};
export type ClubLogEntry_entry$key = {
  readonly " $data"?: ClubLogEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClubLogEntry_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClubLogEntry_entry",
  "selections": [
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
      "kind": "ScalarField",
      "name": "details",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingUser",
      "kind": "LinkedField",
      "name": "person",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "HistoryEntryView_entry"
    }
  ],
  "type": "HistoryEntry",
  "abstractKey": null
};

(node as any).hash = "dc32be83478a164b44332e6bf783a6b9";

export default node;
