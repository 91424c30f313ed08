/**
 * @generated SignedSource<<04040b1717b599a07d0b4fcc6f908d34>>
 * @relayHash fb486915866bb8baf8f40475400da619
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b56afa789de8b26739b7f223a39f003f1edaa430c5aa4f05e48e7a1fc9e71d8c

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type fetchNamesQuery$variables = {
  date: LocalDate;
  sport: string;
};
export type fetchNamesQuery$data = {
  readonly bookingsInPeriod: ReadonlyArray<{
    readonly _id: string;
    readonly user: {
      readonly firstName: string;
      readonly lastName: string;
    } | null | undefined;
  }>;
};
export type fetchNamesQuery = {
  response: fetchNamesQuery$data;
  variables: fetchNamesQuery$variables;
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
  "name": "_id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "BookingUser",
  "kind": "LinkedField",
  "name": "user",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    }
  ],
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
    "name": "fetchNamesQuery",
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
          (v4/*:: as any*/)
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
    "name": "fetchNamesQuery",
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
    "cacheID": "fb486915866bb8baf8f40475400da619",
    "id": "b56afa789de8b26739b7f223a39f003f1edaa430c5aa4f05e48e7a1fc9e71d8c",
    "metadata": {},
    "name": "fetchNamesQuery",
    "operationKind": "query",
    "text": "query fetchNamesQuery(\n  $sport: String!\n  $date: Date!\n) {\n  bookingsInPeriod(choosenSport: $sport, fromDate: $date, toDate: $date) {\n    _id\n    user {\n      firstName\n      lastName\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "13b8c46b89c0f8dd8697a2730526d839";

export default node;
