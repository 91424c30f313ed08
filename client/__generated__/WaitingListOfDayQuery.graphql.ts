/**
 * @generated SignedSource<<0d3cdd6eedfc725cb2be8004582f53a8>>
 * @relayHash 604fd6a8f1404e92ac23f3c82c9012c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cc3442b5dbf2a1a8cbf64d79bed136833d5b308d002f7bd6146dece3ca870ca

import type { ConcreteRequest } from 'relay-runtime';
export type WaitingStepKind = "BOOKED" | "DECLINED" | "DISPLACED" | "EXPIRED" | "JOINED" | "LEFT" | "OFFERED" | "PASSED" | "RELEASED" | "TAKEN";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type WaitingListOfDayQuery$variables = {
  date: LocalDate;
  sport: string;
};
export type WaitingListOfDayQuery$data = {
  readonly waitingListOfDay: ReadonlyArray<{
    readonly _id: string;
    readonly from: LocalTime;
    readonly minutes: number;
    readonly steps: ReadonlyArray<{
      readonly at: string;
      readonly court: number | null | undefined;
      readonly end: LocalTime | null | undefined;
      readonly kind: WaitingStepKind;
      readonly start: LocalTime | null | undefined;
    }>;
    readonly to: LocalTime;
    readonly user: {
      readonly firstName: string;
      readonly lastName: string;
      readonly userID: string;
    } | null | undefined;
  }>;
};
export type WaitingListOfDayQuery = {
  response: WaitingListOfDayQuery$data;
  variables: WaitingListOfDayQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "date",
        "variableName": "date"
      },
      {
        "kind": "Variable",
        "name": "sport",
        "variableName": "sport"
      }
    ],
    "concreteType": "WaitingEntry",
    "kind": "LinkedField",
    "name": "waitingListOfDay",
    "plural": true,
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
        "name": "from",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "to",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minutes",
        "storageKey": null
      },
      {
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userID",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WaitingStep",
        "kind": "LinkedField",
        "name": "steps",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "at",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "court",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "start",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "end",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WaitingListOfDayQuery",
    "selections": (v2/*:: as any*/),
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
    "name": "WaitingListOfDayQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "604fd6a8f1404e92ac23f3c82c9012c4",
    "id": "9cc3442b5dbf2a1a8cbf64d79bed136833d5b308d002f7bd6146dece3ca870ca",
    "metadata": {},
    "name": "WaitingListOfDayQuery",
    "operationKind": "query",
    "text": "query WaitingListOfDayQuery(\n  $sport: String!\n  $date: Date!\n) {\n  waitingListOfDay(sport: $sport, date: $date) {\n    _id\n    from\n    to\n    minutes\n    user {\n      firstName\n      lastName\n      userID\n    }\n    steps {\n      kind\n      at\n      court\n      start\n      end\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b568b2ee191a64a33869b306aa9f0b06";

export default node;
