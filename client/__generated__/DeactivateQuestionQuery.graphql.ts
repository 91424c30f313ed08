/**
 * @generated SignedSource<<7826a3c8e7a69e7a824a49baaa95e3c2>>
 * @relayHash e61b8ed48449b12005481e20d3af3e06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 185fe647a9e09f5606e948e386f4f551acb50d20da909409148ebd749c5c7d84

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeactivateQuestionQuery$variables = {
  userID: string;
};
export type DeactivateQuestionQuery$data = {
  readonly userToDelete: {
    readonly futureBookings: ReadonlyArray<{
      readonly __typename: "Booking";
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"FutureBookingList_preview">;
  };
};
export type DeactivateQuestionQuery = {
  response: DeactivateQuestionQuery$data;
  variables: DeactivateQuestionQuery$variables;
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
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeactivateQuestionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeletionPreview",
        "kind": "LinkedField",
        "name": "userToDelete",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "futureBookings",
            "plural": true,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FutureBookingList_preview"
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
    "name": "DeactivateQuestionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeletionPreview",
        "kind": "LinkedField",
        "name": "userToDelete",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "futureBookings",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
    "cacheID": "e61b8ed48449b12005481e20d3af3e06",
    "id": "185fe647a9e09f5606e948e386f4f551acb50d20da909409148ebd749c5c7d84",
    "metadata": {},
    "name": "DeactivateQuestionQuery",
    "operationKind": "query",
    "text": "query DeactivateQuestionQuery(\n  $userID: ID!\n) {\n  userToDelete(userID: $userID) {\n    futureBookings {\n      __typename\n      id\n    }\n    ...FutureBookingList_preview\n  }\n}\n\nfragment FutureBookingList_preview on DeletionPreview {\n  futureBookings {\n    id\n    sport\n    court\n    date\n    start\n    end\n  }\n}\n"
  }
};
})();

(node as any).hash = "2371c9ab305f0c041e638b940f153acb";

export default node;
