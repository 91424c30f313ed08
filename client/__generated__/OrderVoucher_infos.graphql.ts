/**
 * @generated SignedSource<<57c4e77d04bdfd5801c761ae9f31aaf6>>
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
  readonly vatRate: number;
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
      "kind": "ScalarField",
      "name": "vatRate",
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

(node as any).hash = "fceae53efac97785604d19a7fc0c546b";

export default node;
