/**
 * @generated SignedSource<<9c207a39a6d11be30d5be67f896803d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DebitCollectionState = "ANNOUNCED" | "CANCELLED" | "SETTLED" | "SUBMITTED";
export type DebitDropReason = "COLLECTION_CANCELLED" | "INVOICE_CANCELLED" | "MANDATE_REVOKED" | "PAID";
export type DebitState = "COLLECTED" | "DROPPED" | "PENDING" | "RETURNED";
import type { Cents } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type CollectionDebits_collection$data = {
  readonly _id: string;
  readonly debits: ReadonlyArray<{
    readonly _id: string;
    readonly amount: Cents;
    readonly dropReason: DebitDropReason | null | undefined;
    readonly firstName: string | null | undefined;
    readonly invoiceNumber: string;
    readonly lastName: string | null | undefined;
    readonly paidOtherwise: boolean;
    readonly returnFee: number | null | undefined;
    readonly returnReason: string | null | undefined;
    readonly state: DebitState;
  }>;
  readonly state: DebitCollectionState;
  readonly " $fragmentType": "CollectionDebits_collection";
};
export type CollectionDebits_collection$key = {
  readonly " $data"?: CollectionDebits_collection$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionDebits_collection">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionDebits_collection",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Debit",
      "kind": "LinkedField",
      "name": "debits",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dropReason",
          "storageKey": null
        },
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
          "name": "returnFee",
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
          "name": "paidOtherwise",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DebitCollection",
  "abstractKey": null
};
})();

(node as any).hash = "8d8e26291c4354cce0145d7cfdeb5a7c";

export default node;
