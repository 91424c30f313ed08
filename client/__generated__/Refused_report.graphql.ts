/**
 * @generated SignedSource<<587c081b40a026f0f6b3636225922a1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefusedReason = "ERR_BOOKING_CONFLICT" | "ERR_BOOKING_LEAVES_GAP" | "ERR_BOOKING_LIMIT" | "ERR_BOOKING_TIME_INVALID";
import type { FragmentRefs } from "relay-runtime";
export type Refused_report$data = {
  readonly refused: ReadonlyArray<{
    readonly attempts: number;
    readonly hour: number;
    readonly reason: RefusedReason;
    readonly sport: string;
    readonly weekday: number;
  }>;
  readonly " $fragmentType": "Refused_report";
};
export type Refused_report$key = {
  readonly " $data"?: Refused_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"Refused_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Refused_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RefusedFigure",
      "kind": "LinkedField",
      "name": "refused",
      "plural": true,
      "selections": [
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
          "name": "weekday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attempts",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FiguresReport",
  "abstractKey": null
};

(node as any).hash = "c38025c85fb59313804904cdaf340a29";

export default node;
