/**
 * @generated SignedSource<<10afda54ca7227d506f1523b0fd9043f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SkipReason = "CHOSEN" | "NO_SUCH_DAY" | "TAKEN";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type AddableDates_booking$data = {
  readonly _id: string;
  readonly cancelledDates: ReadonlyArray<{
    readonly court: number;
    readonly date: LocalDate;
    readonly end: LocalTime;
    readonly start: LocalTime;
  }> | null | undefined;
  readonly end: LocalTime;
  readonly skipped: ReadonlyArray<{
    readonly court: number;
    readonly date: LocalDate;
    readonly reason: SkipReason;
  }> | null | undefined;
  readonly sport: string;
  readonly start: LocalTime;
  readonly " $fragmentType": "AddableDates_booking";
};
export type AddableDates_booking$key = {
  readonly " $data"?: AddableDates_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddableDates_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "court",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddableDates_booking",
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
      "name": "sport",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SkippedDate",
      "kind": "LinkedField",
      "name": "skipped",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CancelledDate",
      "kind": "LinkedField",
      "name": "cancelledDates",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};
})();

(node as any).hash = "87d9716919b601ae901166b107d4c9f2";

export default node;
