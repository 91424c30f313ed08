/**
 * @generated SignedSource<<740f391c7c4dfa4a39d7a11617033b9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentState = "INVOICED" | "NONE" | "OPEN" | "PAID" | "PENDING" | "REFUNDED" | "REFUND_DUE" | "UNPAID";
export type VoucherState = "ACTIVE" | "ENDED" | "INVOICED" | "PAID" | "UNPAID";
export type VoucherType = "ADULT" | "SENIOR" | "STUDENT" | "YOUNG";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type VoucherCardItem_card$data = {
  readonly _id: string;
  readonly deletable: boolean;
  readonly hours: number;
  readonly hoursUsed: number;
  readonly order_at: string;
  readonly paymentState: PaymentState;
  readonly price: Cents;
  readonly state: VoucherState;
  readonly type: VoucherType;
  readonly usableFrom: LocalDate | null | undefined;
  readonly " $fragmentType": "VoucherCardItem_card";
};
export type VoucherCardItem_card$key = {
  readonly " $data"?: VoucherCardItem_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherCardItem_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherCardItem_card",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hoursUsed",
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
      "name": "paymentState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "order_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usableFrom",
      "storageKey": null
    }
  ],
  "type": "VoucherCard",
  "abstractKey": null
};

(node as any).hash = "c00631ee3894db1675a23f3cc45253e7";

export default node;
