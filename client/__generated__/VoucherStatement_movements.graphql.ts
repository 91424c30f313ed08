/**
 * @generated SignedSource<<13949cd029e042405ebd5b056143b212>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VoucherMovementKind = "ORDERED" | "RETURNED" | "USED";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type VoucherStatement_movements$data = ReadonlyArray<{
  readonly _id: string;
  readonly at: string;
  readonly court: number | null | undefined;
  readonly date: LocalDate | null | undefined;
  readonly end: LocalTime | null | undefined;
  readonly hours: number;
  readonly hoursLeft: number;
  readonly kind: VoucherMovementKind;
  readonly sport: string | null | undefined;
  readonly start: LocalTime | null | undefined;
  readonly " $fragmentType": "VoucherStatement_movements";
}>;
export type VoucherStatement_movements$key = ReadonlyArray<{
  readonly " $data"?: VoucherStatement_movements$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherStatement_movements">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VoucherStatement_movements",
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
      "name": "kind",
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
      "name": "hoursLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sport",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "court",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "end",
      "storageKey": null
    }
  ],
  "type": "VoucherMovement",
  "abstractKey": null
};

(node as any).hash = "d23c71c8d200b6ddc77fad06f7ec6184";

export default node;
