/**
 * @generated SignedSource<<d0f22e8bca53a190ec154743b9920e55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type ReturnNote_invoice$data = {
  readonly returnReason: string | null | undefined;
  readonly returnedOn: LocalDate | null | undefined;
  readonly returns: number;
  readonly " $fragmentType": "ReturnNote_invoice";
};
export type ReturnNote_invoice$key = {
  readonly " $data"?: ReturnNote_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnNote_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReturnNote_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returns",
      "storageKey": null
    }
  ],
  "type": "DueInvoice",
  "abstractKey": null
};

(node as any).hash = "b2bb169a1914b5948892a591d51e8b22";

export default node;
