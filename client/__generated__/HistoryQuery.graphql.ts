/**
 * @generated SignedSource<<2e01afe7c70eb74af80a0b2fe8929c23>>
 * @relayHash 64555b1b67467a4f6fc233cd8d71d8e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd2bde21292a28a233d4513bbd2edd2993217c54171b8a9038c9d176c6342da8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryQuery$variables = {
  id: string;
};
export type HistoryQuery$data = {
  readonly history: ReadonlyArray<{
    readonly action: string;
    readonly at: string;
    readonly " $fragmentSpreads": FragmentRefs<"HistoryEntryView_entry">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useCourtName_courts">;
};
export type HistoryQuery = {
  response: HistoryQuery$data;
  variables: HistoryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "action",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "HistoryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HistoryEntry",
        "kind": "LinkedField",
        "name": "history",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HistoryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HistoryEntry",
        "kind": "LinkedField",
        "name": "history",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
              (v4/*:: as any*/),
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
                  (v4/*:: as any*/)
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
    "cacheID": "64555b1b67467a4f6fc233cd8d71d8e7",
    "id": "cd2bde21292a28a233d4513bbd2edd2993217c54171b8a9038c9d176c6342da8",
    "metadata": {},
    "name": "HistoryQuery",
    "operationKind": "query",
    "text": "query HistoryQuery(\n  $id: ID!\n) {\n  history(id: $id) {\n    at\n    action\n    ...HistoryEntryView_entry\n  }\n  ...useCourtName_courts\n}\n\nfragment HistoryEntryView_entry on HistoryEntry {\n  at\n  action\n  reason\n  details\n  before\n  mails {\n    ...HistoryMails_mails\n  }\n  ...useSentence_entry\n}\n\nfragment HistoryMails_mails on HistoryMail {\n  kind\n  state\n}\n\nfragment useCourtName_courts on Query {\n  bookingInfos {\n    sportSettings {\n      name\n      courtList {\n        number\n        name\n      }\n    }\n  }\n}\n\nfragment useSentence_entry on HistoryEntry {\n  action\n  actor {\n    userID\n    firstName\n    lastName\n  }\n  cause\n  role\n  details\n}\n"
  }
};
})();

(node as any).hash = "4202a67004862d3bf859a868a09df541";

export default node;
