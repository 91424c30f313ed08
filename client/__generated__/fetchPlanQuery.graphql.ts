/**
 * @generated SignedSource<<10929218ec21e6bbcf6f33bd80e111aa>>
 * @relayHash 42efafdf66f0eca8a22ded078375fdbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64460d90d3bd894a54de7665be2e372e1a04d89a21eda2184c2f98e7144f8497

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
import type { LocalDate } from "@platzwart/contracts/core";
export type fetchPlanQuery$variables = {
  fromDate: LocalDate;
  sport: string;
  toDate: LocalDate;
};
export type fetchPlanQuery$data = {
  readonly bookingsInPeriod: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"planBookingOf_booking">;
  }>;
  readonly courtPlanPosition: string;
};
export type fetchPlanQuery = {
  response: fetchPlanQuery$data;
  variables: fetchPlanQuery$variables;
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
v3 = [
  {
    "kind": "Variable",
    "name": "choosenSport",
    "variableName": "sport"
  },
  {
    "kind": "Variable",
    "name": "fromDate",
    "variableName": "fromDate"
  },
  {
    "kind": "Variable",
    "name": "toDate",
    "variableName": "toDate"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sport",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "court",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courtPlanPosition",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchPlanQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingsInPeriod",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "planBookingOf_booking",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      (v13/*:: as any*/)
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
    "name": "fetchPlanQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingsInPeriod",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v13/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "42efafdf66f0eca8a22ded078375fdbb",
    "id": "64460d90d3bd894a54de7665be2e372e1a04d89a21eda2184c2f98e7144f8497",
    "metadata": {},
    "name": "fetchPlanQuery",
    "operationKind": "query",
    "text": "query fetchPlanQuery(\n  $sport: String!\n  $fromDate: Date!\n  $toDate: Date!\n) {\n  bookingsInPeriod(choosenSport: $sport, fromDate: $fromDate, toDate: $toDate) {\n    ...planBookingOf_booking\n    id\n  }\n  courtPlanPosition\n}\n\nfragment planBookingOf_booking on Booking {\n  _id\n  category\n  title\n  sport\n  court\n  date\n  start\n  end\n  state\n}\n"
  }
};
})();

(node as any).hash = "5522120f917092a5b66041add93ea172";

export default node;
