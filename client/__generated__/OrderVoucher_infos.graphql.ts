/**
 * @generated SignedSource<<6e4165a9fee3e3723e8c099fd45ddc3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VoucherType = "ADULT" | "SENIOR" | "STUDENT" | "YOUNG";
import type { Cents } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type OrderVoucher_infos$data = {
  readonly voucherHours: number;
  readonly vouchers: ReadonlyArray<{
    readonly price: Cents;
    readonly type: VoucherType;
  }>;
  readonly " $fragmentType": "OrderVoucher_infos";
};
export type OrderVoucher_infos$key = {
  readonly " $data"?: OrderVoucher_infos$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderVoucher_infos">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderVoucher_infos",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voucherHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VoucherPrice",
      "kind": "LinkedField",
      "name": "vouchers",
      "plural": true,
      "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BookingInfos",
  "abstractKey": null
};

(node as any).hash = "f0809e11d333dfe3570d0bbcccb01f23";

export default node;
