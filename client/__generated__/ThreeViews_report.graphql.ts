/**
 * @generated SignedSource<<f56584fbcdcc0f9e3ce6b1bc6b7ad8f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type ThreeViews_report$data = {
  readonly money: ReadonlyArray<{
    readonly billed: number;
    readonly date: LocalDate;
    readonly received: number;
  }>;
  readonly revenue: ReadonlyArray<{
    readonly date: LocalDate;
    readonly price: Cents;
  }>;
  readonly " $fragmentType": "ThreeViews_report";
};
export type ThreeViews_report$key = {
  readonly " $data"?: ThreeViews_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThreeViews_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThreeViews_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RevenueFigure",
      "kind": "LinkedField",
      "name": "revenue",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MoneyFigure",
      "kind": "LinkedField",
      "name": "money",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "received",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FiguresReport",
  "abstractKey": null
};
})();

(node as any).hash = "5907bbba8f3ce290dfa2bd5a881b99cc";

export default node;
