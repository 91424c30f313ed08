/**
 * @generated SignedSource<<494831ae4ef0022623ad5b3a8fd95331>>
 * @relayHash 57e5165a64c839ef964dc4aba6f78d3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9746b589f54036d69461f512d614ba2c85c5bd0b8b6fb6f83f042e760815f74c

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type JoinSheetMutation$variables = {
  date: LocalDate;
  from: LocalTime;
  minutes: number;
  sport: string;
  to: LocalTime;
  userID?: string | null | undefined;
};
export type JoinSheetMutation$data = {
  readonly joinWaitingList: {
    readonly success: boolean;
  };
};
export type JoinSheetMutation = {
  response: JoinSheetMutation$data;
  variables: JoinSheetMutation$variables;
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
  "name": "from"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "minutes"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sport"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userID"
},
v6 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "date",
        "variableName": "date"
      },
      {
        "kind": "Variable",
        "name": "from",
        "variableName": "from"
      },
      {
        "kind": "Variable",
        "name": "minutes",
        "variableName": "minutes"
      },
      {
        "kind": "Variable",
        "name": "sport",
        "variableName": "sport"
      },
      {
        "kind": "Variable",
        "name": "to",
        "variableName": "to"
      },
      {
        "kind": "Variable",
        "name": "userID",
        "variableName": "userID"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "joinWaitingList",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "success",
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
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "JoinSheetMutation",
    "selections": (v6/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "JoinSheetMutation",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "cacheID": "57e5165a64c839ef964dc4aba6f78d3c",
    "id": "9746b589f54036d69461f512d614ba2c85c5bd0b8b6fb6f83f042e760815f74c",
    "metadata": {},
    "name": "JoinSheetMutation",
    "operationKind": "mutation",
    "text": "mutation JoinSheetMutation(\n  $sport: String!\n  $date: Date!\n  $from: Time!\n  $to: Time!\n  $minutes: Int!\n  $userID: ID\n) {\n  joinWaitingList(sport: $sport, date: $date, from: $from, to: $to, minutes: $minutes, userID: $userID) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "cba5b9059715c06630f4fe3b730f8806";

export default node;
