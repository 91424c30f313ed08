/**
 * @generated SignedSource<<ff4d51bc4feeb49ed81a6ca9caf258af>>
 * @relayHash 7381b909f21bb4713f2d7d3ed24c20ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e781fb462587e7509de168cadd2fba2e30c5033917fd5035720ad4085ef6138

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
import type { LocalDate } from "@platzwart/contracts/core";
export type AsOfQuery$variables = {
  date: LocalDate;
  sport: string;
};
export type AsOfQuery$data = {
  readonly bookingsHistory: ReadonlyArray<{
    readonly at: string;
    readonly position: string;
    readonly subjectID: string;
    readonly " $fragmentSpreads": FragmentRefs<"HistoryEntryView_entry">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useCourtName_courts">;
};
export type AsOfQuery = {
  response: AsOfQuery$data;
  variables: AsOfQuery$variables;
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
  "name": "at",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subjectID",
  "storageKey": null
},
v6 = {
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AsOfQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "HistoryEntry",
        "kind": "LinkedField",
        "name": "bookingsHistory",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HistoryEntryView_entry"
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AsOfQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "HistoryEntry",
        "kind": "LinkedField",
        "name": "bookingsHistory",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
            "selections": [
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
              (v6/*:: as any*/),
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
                  (v6/*:: as any*/)
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
    "cacheID": "7381b909f21bb4713f2d7d3ed24c20ba",
    "id": "8e781fb462587e7509de168cadd2fba2e30c5033917fd5035720ad4085ef6138",
    "metadata": {},
    "name": "AsOfQuery",
    "operationKind": "query",
    "text": "query AsOfQuery(\n  $sport: String!\n  $date: Date!\n) {\n  bookingsHistory(fromDate: $date, toDate: $date, choosenSport: $sport) {\n    at\n    position\n    subjectID\n    ...HistoryEntryView_entry\n  }\n  ...useCourtName_courts\n}\n\nfragment HistoryEntryView_entry on HistoryEntry {\n  at\n  action\n  reason\n  details\n  before\n  mails {\n    ...HistoryMails_mails\n  }\n  ...useSentence_entry\n}\n\nfragment HistoryMails_mails on HistoryMail {\n  kind\n  state\n}\n\nfragment useCourtName_courts on Query {\n  bookingInfos {\n    sportSettings {\n      name\n      courtList {\n        number\n        name\n      }\n    }\n  }\n}\n\nfragment useSentence_entry on HistoryEntry {\n  action\n  actor {\n    userID\n    firstName\n    lastName\n  }\n  cause\n  role\n  details\n}\n"
  }
};
})();

(node as any).hash = "069e563551e2e098674b32c805e4c79f";

export default node;
