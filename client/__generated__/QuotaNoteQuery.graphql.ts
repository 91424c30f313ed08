/**
 * @generated SignedSource<<5e8d4646283dbe98c95a92df161ef04f>>
 * @relayHash 5c1dfc1e5af3d41f97779613d1afbc83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4c03f77a0646316c0951faf51ac052d423417970100074ebcc9e69ab521a233

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type QuotaNoteQuery$variables = {
  dates: ReadonlyArray<LocalDate>;
  userID?: string | null | undefined;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userID"
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
      },
      {
        "kind": "Variable",
        "name": "userID",
        "variableName": "userID"
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
    "cacheID": "5c1dfc1e5af3d41f97779613d1afbc83",
    "id": "f4c03f77a0646316c0951faf51ac052d423417970100074ebcc9e69ab521a233",
    "metadata": {},
    "name": "QuotaNoteQuery",
    "operationKind": "query",
    "text": "query QuotaNoteQuery(\n  $dates: [Date!]!\n  $userID: ID\n) {\n  bookingQuota(dates: $dates, userID: $userID) {\n    openBookings\n    days {\n      date\n      minutes\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c9344e2d04c7da30cb8cdabcf7c16c0b";

export default node;
