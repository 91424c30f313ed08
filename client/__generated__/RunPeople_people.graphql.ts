/**
 * @generated SignedSource<<e72222372ee5e5921e815f3a7233f229>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Cents } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type RunPeople_people$data = ReadonlyArray<{
  readonly amount: Cents;
  readonly firstName: string;
  readonly items: number;
  readonly lastName: string;
  readonly userID: string;
  readonly " $fragmentType": "RunPeople_people";
}>;
export type RunPeople_people$key = ReadonlyArray<{
  readonly " $data"?: RunPeople_people$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunPeople_people">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RunPeople_people",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "items",
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
  "type": "InvoiceRunPerson",
  "abstractKey": null
};

(node as any).hash = "3c7466fc53b5795928ec8bcf230b7399";

export default node;
