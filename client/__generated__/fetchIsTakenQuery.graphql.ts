/**
 * @generated SignedSource<<63c5f6c5f26667855fb6bee593e2b6b2>>
 * @relayHash efde4607178f26142104ab7b9ae6e054
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89de865280dc07eb40ecf50202eabe08bef81d2984509ee46f5816392c3bc7c9

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type fetchIsTakenQuery$variables = {
  date: LocalDate;
  sport: string;
};
export type fetchIsTakenQuery$data = {
  readonly bookingsInPeriod: ReadonlyArray<{
    readonly court: number;
    readonly end: LocalTime;
    readonly mine: boolean;
    readonly start: LocalTime;
  }>;
};
export type fetchIsTakenQuery = {
  response: fetchIsTakenQuery$data;
  variables: fetchIsTakenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "date"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sport"
},
v2 = [
  {
    "kind": "Variable",
    "name": "choosenSport",
    "variableName": "sport"
  },
  {
    "kind": "Variable",
    "name": "fromDate",
    "variableName": "date"
  },
  {
    "kind": "Variable",
    "name": "toDate",
    "variableName": "date"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "court",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mine",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchIsTakenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingsInPeriod",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchIsTakenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingsInPeriod",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "efde4607178f26142104ab7b9ae6e054",
    "id": "89de865280dc07eb40ecf50202eabe08bef81d2984509ee46f5816392c3bc7c9",
    "metadata": {},
    "name": "fetchIsTakenQuery",
    "operationKind": "query",
    "text": "query fetchIsTakenQuery(\n  $sport: String!\n  $date: Date!\n) {\n  bookingsInPeriod(choosenSport: $sport, fromDate: $date, toDate: $date) {\n    court\n    start\n    end\n    mine\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "34a9007c2747116f5c9a186491892f6b";

export default node;
