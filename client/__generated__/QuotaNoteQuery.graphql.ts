/**
 * @generated SignedSource<<3a6fa14536b607737e1a1ae41a180799>>
 * @relayHash d607b26c038f513686301e0fe8e7e645
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 244708759435f09cabca344b08d84d84dab7b1fa55a2b3109ae7ff1c7e1f0ff3

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type QuotaNoteQuery$variables = {
  dates: ReadonlyArray<LocalDate>;
};
export type QuotaNoteQuery$data = {
  readonly bookingQuota: {
    readonly days: ReadonlyArray<{
      readonly date: LocalDate;
      readonly minutes: number;
    }>;
    readonly openBookings: number;
  };
};
export type QuotaNoteQuery = {
  response: QuotaNoteQuery$data;
  variables: QuotaNoteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dates"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "dates",
        "variableName": "dates"
      }
    ],
    "concreteType": "BookingQuota",
    "kind": "LinkedField",
    "name": "bookingQuota",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "openBookings",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "QuotaDay",
        "kind": "LinkedField",
        "name": "days",
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
            "name": "minutes",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "QuotaNoteQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "QuotaNoteQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d607b26c038f513686301e0fe8e7e645",
    "id": "244708759435f09cabca344b08d84d84dab7b1fa55a2b3109ae7ff1c7e1f0ff3",
    "metadata": {},
    "name": "QuotaNoteQuery",
    "operationKind": "query",
    "text": "query QuotaNoteQuery(\n  $dates: [Date!]!\n) {\n  bookingQuota(dates: $dates) {\n    openBookings\n    days {\n      date\n      minutes\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a12270f50c071abe88207c0cc41e5ed3";

export default node;
