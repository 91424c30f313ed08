/**
 * @generated SignedSource<<59ee563c6a1eb4a49e78c4e37317cd41>>
 * @relayHash bafe7187bb7b79c112b02fa7f97690ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca71c15683e7eac933c86a1c12cebe7af8fc775e5ab6e486a42d33b401c4799b

import type { ConcreteRequest } from 'relay-runtime';
export type HistoryKind = "BANK" | "BOOKING" | "EVENT" | "INVOICE" | "PERSON" | "SEASON" | "SETTINGS" | "VOUCHER" | "WAITING_LIST";
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
import type { LocalDate } from "@platzwart/contracts/core";
export type fetchClubLogQuery$variables = {
  actor?: string | null | undefined;
  day?: LocalDate | null | undefined;
  fromDate?: LocalDate | null | undefined;
  kind?: HistoryKind | null | undefined;
  page?: number | null | undefined;
  person?: string | null | undefined;
  search?: string | null | undefined;
  size?: number | null | undefined;
  subject?: string | null | undefined;
  toDate?: LocalDate | null | undefined;
};
export type fetchClubLogQuery$data = {
  readonly clubLog: {
    readonly entries: ReadonlyArray<{
      readonly action: string;
      readonly actor: {
        readonly firstName: string;
        readonly lastName: string;
        readonly userID: string;
      } | null | undefined;
      readonly at: string;
      readonly details: string;
      readonly kind: HistoryKind | null | undefined;
      readonly person: {
        readonly firstName: string;
        readonly lastName: string;
        readonly userID: string;
      } | null | undefined;
      readonly position: string;
      readonly reason: string | null | undefined;
      readonly role: Role | null | undefined;
      readonly subjectID: string;
    }>;
    readonly total: number;
  };
};
export type fetchClubLogQuery = {
  response: fetchClubLogQuery$data;
  variables: fetchClubLogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "actor"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "day"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fromDate"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "person"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "size"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "subject"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toDate"
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "userID",
    "storageKey": null
  },
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
v11 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "actor",
        "variableName": "actor"
      },
      {
        "kind": "Variable",
        "name": "day",
        "variableName": "day"
      },
      {
        "kind": "Variable",
        "name": "fromDate",
        "variableName": "fromDate"
      },
      {
        "kind": "Variable",
        "name": "kind",
        "variableName": "kind"
      },
      {
        "kind": "Variable",
        "name": "page",
        "variableName": "page"
      },
      {
        "kind": "Variable",
        "name": "person",
        "variableName": "person"
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      },
      {
        "kind": "Variable",
        "name": "size",
        "variableName": "size"
      },
      {
        "kind": "Variable",
        "name": "subject",
        "variableName": "subject"
      },
      {
        "kind": "Variable",
        "name": "toDate",
        "variableName": "toDate"
      }
    ],
    "concreteType": "ClubLogPage",
    "kind": "LinkedField",
    "name": "clubLog",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "HistoryEntry",
        "kind": "LinkedField",
        "name": "entries",
        "plural": true,
        "selections": [
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
            "name": "action",
            "storageKey": null
          },
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
            "name": "role",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "details",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "position",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "subjectID",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BookingUser",
            "kind": "LinkedField",
            "name": "actor",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BookingUser",
            "kind": "LinkedField",
            "name": "person",
            "plural": false,
            "selections": (v10/*:: as any*/),
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchClubLogQuery",
    "selections": (v11/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v8/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/),
      (v4/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchClubLogQuery",
    "selections": (v11/*:: as any*/)
  },
  "params": {
    "cacheID": "bafe7187bb7b79c112b02fa7f97690ab",
    "id": "ca71c15683e7eac933c86a1c12cebe7af8fc775e5ab6e486a42d33b401c4799b",
    "metadata": {},
    "name": "fetchClubLogQuery",
    "operationKind": "query",
    "text": "query fetchClubLogQuery(\n  $search: String\n  $kind: HistoryKind\n  $person: String\n  $actor: String\n  $subject: String\n  $day: Date\n  $fromDate: Date\n  $toDate: Date\n  $page: Int\n  $size: Int\n) {\n  clubLog(search: $search, kind: $kind, person: $person, actor: $actor, subject: $subject, day: $day, fromDate: $fromDate, toDate: $toDate, page: $page, size: $size) {\n    total\n    entries {\n      at\n      action\n      kind\n      role\n      reason\n      details\n      position\n      subjectID\n      actor {\n        userID\n        firstName\n        lastName\n      }\n      person {\n        userID\n        firstName\n        lastName\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b67d6d3a4e861d8d188389e26bfa021d";

export default node;
