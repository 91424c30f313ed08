/**
 * @generated SignedSource<<c029006e18503f82c4db41f7e33a9311>>
 * @relayHash 88c9f0fce35c1e1651c1509c0f35a895
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7072296f091943f2cebad42a5b20740d1c21e04b89e237313542ab16b3dc1a5f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryKind = "BANK" | "BOOKING" | "EVENT" | "INVOICE" | "PERSON" | "SEASON" | "SETTINGS" | "VOUCHER" | "WAITING_LIST";
import type { LocalDate } from "@platzwart/contracts/core";
export type ClubLogListQuery$variables = {
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
export type ClubLogListQuery$data = {
  readonly clubLog: {
    readonly entries: ReadonlyArray<{
      readonly position: string;
      readonly subjectID: string;
      readonly " $fragmentSpreads": FragmentRefs<"ClubLogEntry_entry">;
    }>;
    readonly total: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useCourtName_courts">;
};
export type ClubLogListQuery = {
  response: ClubLogListQuery$data;
  variables: ClubLogListQuery$variables;
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
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subjectID",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v16 = [
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
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
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
    "name": "ClubLogListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v11/*:: as any*/),
        "concreteType": "ClubLogPage",
        "kind": "LinkedField",
        "name": "clubLog",
        "plural": false,
        "selections": [
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "HistoryEntry",
            "kind": "LinkedField",
            "name": "entries",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ClubLogEntry_entry"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useCourtName_courts"
      }
    ],
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
    "name": "ClubLogListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v11/*:: as any*/),
        "concreteType": "ClubLogPage",
        "kind": "LinkedField",
        "name": "clubLog",
        "plural": false,
        "selections": [
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "HistoryEntry",
            "kind": "LinkedField",
            "name": "entries",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              (v14/*:: as any*/),
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
                "name": "details",
                "storageKey": null
              },
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingUser",
                "kind": "LinkedField",
                "name": "person",
                "plural": false,
                "selections": (v16/*:: as any*/),
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
                "name": "reason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "before",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "HistoryMail",
                "kind": "LinkedField",
                "name": "mails",
                "plural": true,
                "selections": [
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingUser",
                "kind": "LinkedField",
                "name": "actor",
                "plural": false,
                "selections": (v16/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cause",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "role",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BookingInfos",
        "kind": "LinkedField",
        "name": "bookingInfos",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SportSettings",
            "kind": "LinkedField",
            "name": "sportSettings",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Court",
                "kind": "LinkedField",
                "name": "courtList",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
                    "storageKey": null
                  },
                  (v17/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "88c9f0fce35c1e1651c1509c0f35a895",
    "id": "7072296f091943f2cebad42a5b20740d1c21e04b89e237313542ab16b3dc1a5f",
    "metadata": {},
    "name": "ClubLogListQuery",
    "operationKind": "query",
    "text": "query ClubLogListQuery(\n  $search: String\n  $kind: HistoryKind\n  $action: String\n  $person: String\n  $actor: String\n  $subject: String\n  $day: Date\n  $fromDate: Date\n  $toDate: Date\n  $page: Int\n  $size: Int\n) {\n  clubLog(search: $search, kind: $kind, action: $action, person: $person, actor: $actor, subject: $subject, day: $day, fromDate: $fromDate, toDate: $toDate, page: $page, size: $size) {\n    total\n    entries {\n      position\n      subjectID\n      ...ClubLogEntry_entry\n    }\n  }\n  ...useCourtName_courts\n}\n\nfragment ClubLogEntry_entry on HistoryEntry {\n  action\n  details\n  kind\n  position\n  subjectID\n  person {\n    userID\n    firstName\n    lastName\n  }\n  ...HistoryEntryView_entry\n}\n\nfragment HistoryEntryView_entry on HistoryEntry {\n  at\n  action\n  reason\n  details\n  before\n  mails {\n    ...HistoryMails_mails\n  }\n  ...useSentence_entry\n}\n\nfragment HistoryMails_mails on HistoryMail {\n  kind\n  state\n}\n\nfragment useCourtName_courts on Query {\n  bookingInfos {\n    sportSettings {\n      name\n      courtList {\n        number\n        name\n      }\n    }\n  }\n}\n\nfragment useSentence_entry on HistoryEntry {\n  action\n  actor {\n    userID\n    firstName\n    lastName\n  }\n  cause\n  role\n  details\n}\n"
  }
};
})();

(node as any).hash = "e8d2b3cd5c65192114c39e44e895a01a";

export default node;
