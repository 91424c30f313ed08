/**
 * @generated SignedSource<<fc47a8941921356a4876adbdee9c9528>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VoucherType = "ADULT" | "SENIOR" | "STUDENT" | "YOUNG";
import type { FragmentRefs } from "relay-runtime";
export type VoucherActions_card$data = {
  readonly _id: string;
  readonly deletable: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly order_at: string;
  readonly type: VoucherType;
  readonly " $fragmentType": "VoucherActions_card";
};
export type VoucherActions_card$key = {
  readonly " $data"?: VoucherActions_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherActions_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherActions_card",
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
      "name": "type",
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
    }
  ],
  "type": "VoucherCard",
  "abstractKey": null
};

(node as any).hash = "d1f50a9f4b0f8256027673b90a6d0838";

export default node;
