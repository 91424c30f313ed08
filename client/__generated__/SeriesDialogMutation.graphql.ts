/**
 * @generated SignedSource<<96135254b03d292dd9e574f0f515a129>>
 * @relayHash e9c326ae586102d02edce31b315540b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5433e6e405cb36eef99ff5526382ea17015d8e2affe791b0c684baac6f347a7

import type { ConcreteRequest } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
export type Repetition = "DAILY" | "MONTHLY" | "NONE" | "WEEKLY";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type SeasonSeriesInput = {
  category: BookingCategory;
  court: number;
  end: LocalTime;
  enddate: LocalDate;
  repetition: Repetition;
  start: LocalTime;
  startdate: LocalDate;
  title?: string | null | undefined;
  userID?: string | null | undefined;
};
export type SeriesDialogMutation$variables = {
  planID: string;
  series: SeasonSeriesInput;
  seriesID?: string | null | undefined;
};
export type SeriesDialogMutation$data = {
  readonly saveSeasonSeries: {
    readonly code: string;
  };
};
export type SeriesDialogMutation = {
  response: SeriesDialogMutation$data;
  variables: SeriesDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "planID"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "series"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seriesID"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "planID",
        "variableName": "planID"
      },
      {
        "kind": "Variable",
        "name": "series",
        "variableName": "series"
      },
      {
        "kind": "Variable",
        "name": "seriesID",
        "variableName": "seriesID"
      }
    ],
    "concreteType": "SeasonPlanResult",
    "kind": "LinkedField",
    "name": "saveSeasonSeries",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SeriesDialogMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SeriesDialogMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "e9c326ae586102d02edce31b315540b7",
    "id": "e5433e6e405cb36eef99ff5526382ea17015d8e2affe791b0c684baac6f347a7",
    "metadata": {},
    "name": "SeriesDialogMutation",
    "operationKind": "mutation",
    "text": "mutation SeriesDialogMutation(\n  $planID: ID!\n  $seriesID: ID\n  $series: SeasonSeriesInput!\n) {\n  saveSeasonSeries(planID: $planID, seriesID: $seriesID, series: $series) {\n    code\n  }\n}\n"
  }
};
})();

(node as any).hash = "565c81534c62dec3d2d7ee74680799da";

export default node;
