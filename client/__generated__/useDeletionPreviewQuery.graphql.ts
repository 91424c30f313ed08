/**
 * @generated SignedSource<<4e682abc3815de3e8ed77269e6c3a2b9>>
 * @relayHash 7fbcb734d2ec9078cc962a3880959a33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 405538ee5584ab44bdde4a67e3d6f1777919925bfb0253b1b30854bcc5f69499

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type useDeletionPreviewQuery$variables = {
  userID: string;
};
export type useDeletionPreviewQuery$data = {
  readonly userToDelete: {
    readonly futureBookings: ReadonlyArray<{
      readonly court: number;
      readonly date: LocalDate;
      readonly end: LocalTime;
      readonly id: string;
      readonly sport: string;
      readonly start: LocalTime;
    }>;
    readonly isLastAdmin: boolean;
    readonly pastBookings: number;
  };
};
export type useDeletionPreviewQuery = {
  response: useDeletionPreviewQuery$data;
  variables: useDeletionPreviewQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "userID",
        "variableName": "userID"
      }
    ],
    "concreteType": "DeletionPreview",
    "kind": "LinkedField",
    "name": "userToDelete",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isLastAdmin",
        "storageKey": null
      },
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
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "futureBookings",
        "plural": true,
        "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeletionPreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeletionPreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7fbcb734d2ec9078cc962a3880959a33",
    "id": "405538ee5584ab44bdde4a67e3d6f1777919925bfb0253b1b30854bcc5f69499",
    "metadata": {},
    "name": "useDeletionPreviewQuery",
    "operationKind": "query",
    "text": "query useDeletionPreviewQuery(\n  $userID: ID!\n) {\n  userToDelete(userID: $userID) {\n    isLastAdmin\n    pastBookings\n    futureBookings {\n      id\n      sport\n      court\n      date\n      start\n      end\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "3c0a67f9c5bcf16af418b7a1342857d9";

export default node;
