/**
 * @generated SignedSource<<641e3d2febc5fcc4668d5686927c58e8>>
 * @relayHash 3d887db8df5e32e3c2ca324481ca3a73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 849731639c9dd83752669d392c17f5087f6cc660b534b6c795647a350bafc6a4

import type { ConcreteRequest } from 'relay-runtime';
export type HistoryKind = "BANK" | "BOOKING" | "EVENT" | "INVOICE" | "PERSON" | "SEASON" | "SETTINGS" | "VOUCHER" | "WAITING_LIST";
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
import type { LocalDate } from "@platzwart/contracts/core";
export type fetchClubLogQuery$variables = {
  action?: string | null | undefined;
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
  "name": "action"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "actor"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "day"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fromDate"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "person"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "size"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "subject"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toDate"
},
v11 = [
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
v12 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "action",
        "variableName": "action"
      },
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
            "selections": (v11/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BookingUser",
            "kind": "LinkedField",
            "name": "person",
            "plural": false,
            "selections": (v11/*:: as any*/),
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
      (v9/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchClubLogQuery",
    "selections": (v12/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v7/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v6/*:: as any*/),
      (v1/*:: as any*/),
      (v9/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v10/*:: as any*/),
      (v5/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchClubLogQuery",
    "selections": (v12/*:: as any*/)
  },
  "params": {
    "cacheID": "3d887db8df5e32e3c2ca324481ca3a73",
    "id": "849731639c9dd83752669d392c17f5087f6cc660b534b6c795647a350bafc6a4",
    "metadata": {},
    "name": "fetchClubLogQuery",
    "operationKind": "query",
    "text": "query fetchClubLogQuery(\n  $search: String\n  $kind: HistoryKind\n  $action: String\n  $person: String\n  $actor: String\n  $subject: String\n  $day: Date\n  $fromDate: Date\n  $toDate: Date\n  $page: Int\n  $size: Int\n) {\n  clubLog(search: $search, kind: $kind, action: $action, person: $person, actor: $actor, subject: $subject, day: $day, fromDate: $fromDate, toDate: $toDate, page: $page, size: $size) {\n    total\n    entries {\n      at\n      action\n      kind\n      role\n      reason\n      details\n      position\n      subjectID\n      actor {\n        userID\n        firstName\n        lastName\n      }\n      person {\n        userID\n        firstName\n        lastName\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5415f4b3b64cbb08f5e47836a9b20ff5";

export default node;
