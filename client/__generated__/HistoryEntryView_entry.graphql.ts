/**
 * @generated SignedSource<<c54356d9d7c9c68f45f8438f42aab8c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryEntryView_entry$data = {
  readonly action: string;
  readonly at: string;
  readonly before: string | null | undefined;
  readonly details: string;
  readonly mails: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"HistoryMails_mails">;
  }>;
  readonly reason: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useSentence_entry">;
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
      "kind": "ScalarField",
      "name": "before",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSentence_entry"
    }
  ],
  "type": "HistoryEntry",
  "abstractKey": null
};

(node as any).hash = "3fdde9b8af5a6787b59faf647a5ec21a";

export default node;
