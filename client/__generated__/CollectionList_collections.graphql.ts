/**
 * @generated SignedSource<<19e8f3316f1c43599ddea762b8ee5667>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DebitCollectionState = "ANNOUNCED" | "CANCELLED" | "SETTLED" | "SUBMITTED";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type CollectionList_collections$data = ReadonlyArray<{
  readonly _id: string;
  readonly amount: Cents;
  readonly count: number;
  readonly executionOn: LocalDate;
  readonly state: DebitCollectionState;
  readonly " $fragmentType": "CollectionList_collections";
}>;
export type CollectionList_collections$key = ReadonlyArray<{
  readonly " $data"?: CollectionList_collections$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionList_collections">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CollectionList_collections",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "executionOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    }
  ],
  "type": "DebitCollection",
  "abstractKey": null
};

(node as any).hash = "f3be90056511429b717776ac2e5fb383";

export default node;
