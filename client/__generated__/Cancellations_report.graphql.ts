/**
 * @generated SignedSource<<5b235b2ffc0d922d69639d973adac67b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoticeBand = "AFTER_START" | "DAYS_3" | "DAYS_7" | "HOURS_24" | "LATER";
import type { FragmentRefs } from "relay-runtime";
export type Cancellations_report$data = {
  readonly bookings: number;
  readonly cancellations: ReadonlyArray<{
    readonly band: NoticeBand;
    readonly bookedAgain: number;
    readonly bookings: number;
    readonly displaced: number;
    readonly minutes: number;
  }>;
  readonly " $fragmentType": "Cancellations_report";
};
export type Cancellations_report$key = {
  readonly " $data"?: Cancellations_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"Cancellations_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bookings",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Cancellations_report",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CancellationFigure",
      "kind": "LinkedField",
      "name": "cancellations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "band",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displaced",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookedAgain",
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

(node as any).hash = "d85b2a2dc33b7fa041ff9279debddd82";

export default node;
