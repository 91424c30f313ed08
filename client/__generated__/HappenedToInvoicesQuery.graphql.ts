/**
 * @generated SignedSource<<3377671091ee12bfc690b849b8f18ab8>>
 * @relayHash dc3199d6529e27b579293036797807d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ddf967d132cb79bc951e3b5196355bcaa31bd6f34f9993335fa04e9e936e89e0

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
      }
    ]
  },
  "params": {
    "cacheID": "dc3199d6529e27b579293036797807d4",
    "id": "ddf967d132cb79bc951e3b5196355bcaa31bd6f34f9993335fa04e9e936e89e0",
    "metadata": {},
    "name": "HappenedToInvoicesQuery",
    "operationKind": "query",
    "text": "query HappenedToInvoicesQuery(\n  $year: Int!\n  $month: Int\n  $at: DateTime!\n) {\n  invoicesHistory(year: $year, month: $month, at: $at) {\n    position\n    subjectID\n    ...HistoryEntryView_entry\n  }\n}\n\nfragment HistoryEntryView_entry on HistoryEntry {\n  at\n  action\n  reason\n  details\n  before\n  mails {\n    ...HistoryMails_mails\n  }\n  ...useSentence_entry\n}\n\nfragment HistoryMails_mails on HistoryMail {\n  kind\n  state\n}\n\nfragment useSentence_entry on HistoryEntry {\n  action\n  actor {\n    userID\n    firstName\n    lastName\n  }\n  cause\n  role\n  details\n}\n"
  }
};
})();

(node as any).hash = "a47aa624f50fe9aba511f2e87394c840";

export default node;
