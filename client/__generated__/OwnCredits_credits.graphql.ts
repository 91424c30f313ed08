/**
 * @generated SignedSource<<90fd348a5bfe93f9d0be0d0b00bccb46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type OwnCredits_credits$data = ReadonlyArray<{
  readonly _id: string;
  readonly invoiceNumber: string;
  readonly receivedOn: LocalDate;
  readonly rest: Cents;
  readonly " $fragmentType": "OwnCredits_credits";
}>;
export type OwnCredits_credits$key = ReadonlyArray<{
  readonly " $data"?: OwnCredits_credits$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnCredits_credits">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OwnCredits_credits",
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
      "name": "rest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceNumber",
      "storageKey": null
    }
  ],
  "type": "Credit",
  "abstractKey": null
};

(node as any).hash = "5c1d683ae5b11e2abb2519ecbce8c68c";

export default node;
