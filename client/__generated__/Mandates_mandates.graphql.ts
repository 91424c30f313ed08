/**
 * @generated SignedSource<<241fced0db1c8d88da1f1d3d2afd0060>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MandateOrigin = "MEMBER" | "PAPER";
import type { LocalDate } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type Mandates_mandates$data = ReadonlyArray<{
  readonly _id: string;
  readonly firstName: string | null | undefined;
  readonly iban: string | null | undefined;
  readonly lastName: string | null | undefined;
  readonly origin: MandateOrigin;
  readonly reference: string;
  readonly signedOn: LocalDate;
  readonly userID: string | null | undefined;
  readonly validUntil: LocalDate;
  readonly " $fragmentType": "Mandates_mandates";
}>;
export type Mandates_mandates$key = ReadonlyArray<{
  readonly " $data"?: Mandates_mandates$data;
  readonly " $fragmentSpreads": FragmentRefs<"Mandates_mandates">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Mandates_mandates",
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
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "iban",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "origin",
      "storageKey": null
    },
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
  "type": "Mandate",
  "abstractKey": null
};

(node as any).hash = "bc5a56d8d6641b0f4e5e135ca0f8ce90";

export default node;
