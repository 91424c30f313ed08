/**
 * @generated SignedSource<<8a97821c4fc0d15467688de339fbb7dd>>
 * @relayHash b30119aa17f8c5a8d0f10a2447470795
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a71dce4764a4649edd7ab3dcb9e9c3b73a2ebd10212c9227a41b67d41996cd16

import type { ConcreteRequest } from 'relay-runtime';
export type BookingState = "BOOKED" | "CANCELED" | "INVOICED" | "PAID";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type fetchIsTakenQuery$variables = {
  userID: string;
};
export type fetchIsTakenQuery$data = {
  readonly bookingsByUser: ReadonlyArray<{
    readonly court: number;
    readonly date: LocalDate;
    readonly end: LocalTime;
    readonly sport: string;
    readonly start: LocalTime;
    readonly state: BookingState;
  }>;
};
export type fetchIsTakenQuery = {
  response: fetchIsTakenQuery$data;
  variables: fetchIsTakenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userID"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "userID",
    "variableName": "userID"
  },
  {
    "kind": "Literal",
    "name": "withChildren",
    "value": true
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sport",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "court",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchIsTakenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingsByUser",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "fetchIsTakenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingsByUser",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
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
    "cacheID": "b30119aa17f8c5a8d0f10a2447470795",
    "id": "a71dce4764a4649edd7ab3dcb9e9c3b73a2ebd10212c9227a41b67d41996cd16",
    "metadata": {},
    "name": "fetchIsTakenQuery",
    "operationKind": "query",
    "text": "query fetchIsTakenQuery(\n  $userID: ID!\n) {\n  bookingsByUser(userID: $userID, withChildren: true) {\n    sport\n    date\n    court\n    start\n    end\n    state\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "0d14966cfb002b422bd37fbe2f61bce0";

export default node;
