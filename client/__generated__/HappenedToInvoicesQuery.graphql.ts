/**
 * @generated SignedSource<<7ac840df8d462587aca4de70b9e3a59c>>
 * @relayHash 9a7f3f5ff3104a9342c4ed9340fee333
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a6a4227d2c19cafb43f263fdce9bf142ab671cc8aee1dc571e685e4bdd4b8c3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HappenedToInvoicesQuery$variables = {
  at: string;
  month?: number | null | undefined;
  year: number;
};
export type HappenedToInvoicesQuery$data = {
  readonly invoicesHistory: ReadonlyArray<{
    readonly position: string;
    readonly subjectID: string;
    readonly " $fragmentSpreads": FragmentRefs<"HistoryEntryView_entry">;
  }>;
};
export type HappenedToInvoicesQuery = {
  response: HappenedToInvoicesQuery$data;
  variables: HappenedToInvoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "at"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "month"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "year"
},
v3 = [
  {
    "kind": "Variable",
    "name": "at",
    "variableName": "at"
  },
  {
    "kind": "Variable",
    "name": "month",
    "variableName": "month"
  },
  {
    "kind": "Variable",
    "name": "year",
    "variableName": "year"
  }
],
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
    "name": "HappenedToInvoicesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "HistoryEntry",
        "kind": "LinkedField",
        "name": "invoicesHistory",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HistoryEntryView_entry"
          }
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "HappenedToInvoicesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "HistoryEntry",
        "kind": "LinkedField",
        "name": "invoicesHistory",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
      }
    ]
  },
  "params": {
    "cacheID": "9a7f3f5ff3104a9342c4ed9340fee333",
    "id": "8a6a4227d2c19cafb43f263fdce9bf142ab671cc8aee1dc571e685e4bdd4b8c3",
    "metadata": {},
    "name": "HappenedToInvoicesQuery",
    "operationKind": "query",
    "text": "query HappenedToInvoicesQuery(\n  $year: Int!\n  $month: Int\n  $at: DateTime!\n) {\n  invoicesHistory(year: $year, month: $month, at: $at) {\n    position\n    subjectID\n    ...HistoryEntryView_entry\n  }\n}\n\nfragment HistoryEntryView_entry on HistoryEntry {\n  at\n  action\n  reason\n  details\n  mails {\n    ...HistoryMails_mails\n  }\n  ...useSentence_entry\n}\n\nfragment HistoryMails_mails on HistoryMail {\n  kind\n  state\n}\n\nfragment useSentence_entry on HistoryEntry {\n  action\n  actor {\n    userID\n    firstName\n    lastName\n  }\n  cause\n  role\n  details\n}\n"
  }
};
})();

(node as any).hash = "a47aa624f50fe9aba511f2e87394c840";

export default node;
