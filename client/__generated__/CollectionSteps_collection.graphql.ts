/**
 * @generated SignedSource<<84122c87ce4dc5dbf79ea7ad52b55463>>
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
export type CollectionSteps_collection$data = {
  readonly _id: string;
  readonly amount: Cents;
  readonly announcedOn: LocalDate;
  readonly count: number;
  readonly credited: Cents;
  readonly documentUrl: string | null | undefined;
  readonly executionOn: LocalDate;
  readonly state: DebitCollectionState;
  readonly submitUntil: LocalDate;
  readonly submittedOn: LocalDate | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "CollectionSteps_collection";
};
export type CollectionSteps_collection$key = {
  readonly " $data"?: CollectionSteps_collection$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionSteps_collection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionSteps_collection",
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
      "name": "announcedOn",
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
      "name": "submitUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submittedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credited",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documentUrl",
      "storageKey": null
    }
  ],
  "type": "DebitCollection",
  "abstractKey": null
};

(node as any).hash = "ebf485748e09537bebcaeffef91a3a50";

export default node;
