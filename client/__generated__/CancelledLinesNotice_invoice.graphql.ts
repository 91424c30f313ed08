/**
 * @generated SignedSource<<657b6b4c06581fe21236dc0b8cd1feb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Cents } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type CancelledLinesNotice_invoice$data = {
  readonly cancelledLines: {
    readonly amount: Cents;
    readonly count: number;
  } | null | undefined;
  readonly " $fragmentType": "CancelledLinesNotice_invoice";
};
export type CancelledLinesNotice_invoice$key = {
  readonly " $data"?: CancelledLinesNotice_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelledLinesNotice_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelledLinesNotice_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CancelledLines",
      "kind": "LinkedField",
      "name": "cancelledLines",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
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
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "8d162a0a3642c48786201c35f8259e8c";

export default node;
