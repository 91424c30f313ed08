/**
 * @generated SignedSource<<420da5dc5d5c749508c4b3066cc4a8ed>>
 * @relayHash 269888d4aff1a6ff96b67f047ccb0544
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2aa5ae1d7b70e0134fedee56ceabee310d6c853b89b3eb7002d1e86b3c8cbc6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteQuestionQuery$variables = {
  userID: string;
};
export type DeleteQuestionQuery$data = {
  readonly userToDelete: {
    readonly isLastAdmin: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"DeletionConsequences_preview">;
  };
};
export type DeleteQuestionQuery = {
  response: DeleteQuestionQuery$data;
  variables: DeleteQuestionQuery$variables;
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
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isLastAdmin",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteQuestionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeletionPreview",
        "kind": "LinkedField",
        "name": "userToDelete",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeletionConsequences_preview"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteQuestionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeletionPreview",
        "kind": "LinkedField",
        "name": "userToDelete",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pastBookings",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hoursLeft",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "futureBookings",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sport",
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
                "name": "date",
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
    ]
  },
  "params": {
    "cacheID": "269888d4aff1a6ff96b67f047ccb0544",
    "id": "c2aa5ae1d7b70e0134fedee56ceabee310d6c853b89b3eb7002d1e86b3c8cbc6",
    "metadata": {},
    "name": "DeleteQuestionQuery",
    "operationKind": "query",
    "text": "query DeleteQuestionQuery(\n  $userID: ID!\n) {\n  userToDelete(userID: $userID) {\n    isLastAdmin\n    ...DeletionConsequences_preview\n  }\n}\n\nfragment DeletionConsequences_preview on DeletionPreview {\n  pastBookings\n  hoursLeft\n  futureBookings {\n    __typename\n    id\n  }\n  ...FutureBookingList_preview\n}\n\nfragment FutureBookingList_preview on DeletionPreview {\n  futureBookings {\n    id\n    sport\n    court\n    date\n    start\n    end\n  }\n}\n"
  }
};
})();

(node as any).hash = "8ddf3ebf08c5424415f3ada863518414";

export default node;
