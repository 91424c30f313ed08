/**
 * @generated SignedSource<<ffb3dfbf08a17fb479dbcc0b6eb4985e>>
 * @relayHash 3562f5f903cb1addf95cb11197743c09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26562ca8273585ab5a02c87952cf1234007a57fe5735210c09a252c2d4e74ba7

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type fetchNamesQuery$variables = {
  fromDate: LocalDate;
  sport: string;
  toDate: LocalDate;
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchNamesQuery",
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
          (v5/*:: as any*/)
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
    "name": "fetchNamesQuery",
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
    "cacheID": "3562f5f903cb1addf95cb11197743c09",
    "id": "26562ca8273585ab5a02c87952cf1234007a57fe5735210c09a252c2d4e74ba7",
    "metadata": {},
    "name": "fetchNamesQuery",
    "operationKind": "query",
    "text": "query fetchNamesQuery(\n  $sport: String!\n  $fromDate: Date!\n  $toDate: Date!\n) {\n  bookingsInPeriod(choosenSport: $sport, fromDate: $fromDate, toDate: $toDate) {\n    _id\n    user {\n      firstName\n      lastName\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "7bba84a4abf33adbd20d9a503341521d";

export default node;
