/**
 * @generated SignedSource<<e22b2ab4543853207ea6380c3d98620e>>
 * @relayHash f7ae3621e8c9f8339ac7c3cfb273ca94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc9f7972b69b3b16fa9cff2f988168a5de2e0a00afe75203e833ea4c07722bfd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
import type { LocalDate } from "@platzwart/contracts/core";
export type MonthViewQuery$variables = {
  fromDate: LocalDate;
  sport: string;
  toDate: LocalDate;
};
export type MonthViewQuery$data = {
  readonly bookingCalendar: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"MonthGrid_days">;
  }>;
  readonly courtPlanPosition: string;
};
export type MonthViewQuery = {
  response: MonthViewQuery$data;
  variables: MonthViewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fromDate"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sport"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toDate"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courtPlanPosition",
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "fromDate",
    "variableName": "fromDate"
  },
  {
    "kind": "Variable",
    "name": "sport",
    "variableName": "sport"
  },
  {
    "kind": "Variable",
    "name": "toDate",
    "variableName": "toDate"
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
    "name": "MonthViewQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "CalendarDay",
        "kind": "LinkedField",
        "name": "bookingCalendar",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MonthGrid_days"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MonthViewQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "CalendarDay",
        "kind": "LinkedField",
        "name": "bookingCalendar",
        "plural": true,
        "selections": [
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
            "name": "freeMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CalendarCount",
            "kind": "LinkedField",
            "name": "bookings",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "category",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f7ae3621e8c9f8339ac7c3cfb273ca94",
    "id": "cc9f7972b69b3b16fa9cff2f988168a5de2e0a00afe75203e833ea4c07722bfd",
    "metadata": {},
    "name": "MonthViewQuery",
    "operationKind": "query",
    "text": "query MonthViewQuery(\n  $sport: String!\n  $fromDate: Date!\n  $toDate: Date!\n) {\n  courtPlanPosition\n  bookingCalendar(sport: $sport, fromDate: $fromDate, toDate: $toDate) {\n    ...MonthGrid_days\n  }\n}\n\nfragment MonthDay_day on CalendarDay {\n  date\n  freeMinutes\n  bookings {\n    category\n    count\n  }\n}\n\nfragment MonthGrid_days on CalendarDay {\n  date\n  ...MonthDay_day\n}\n"
  }
};
})();

(node as any).hash = "5004d4da6c1deb46a3c8cfe15da7122d";

export default node;
