/**
 * @generated SignedSource<<150e71ff463ed3eded19aaa06bf03719>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoucherCards_cards$data = ReadonlyArray<{
  readonly _id: string;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherCardItem_card">;
  readonly " $fragmentType": "VoucherCards_cards";
}>;
export type VoucherCards_cards$key = ReadonlyArray<{
  readonly " $data"?: VoucherCards_cards$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherCards_cards">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VoucherCards_cards",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "_id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoucherCardItem_card"
    }
  ],
  "type": "VoucherCard",
  "abstractKey": null
};

(node as any).hash = "5a12c215767d79d1f16ae91dc3e7ac0c";

export default node;
