/**
 * @generated SignedSource<<b032135e1a7fce6c950613a31ea1633b>>
 * @relayHash ec42bb4848c688008f5b985f8506667a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee5657e2db95243af9d967c391ebe94096bd80fffe637a492cdb06c7f8f5c498

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type JoinSheetMutation$variables = {
  date: LocalDate;
  from: LocalTime;
  minutes: number;
  sport: string;
  to: LocalTime;
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
v5 = [
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
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "JoinSheetMutation",
    "selections": (v5/*:: as any*/),
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
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "JoinSheetMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "ec42bb4848c688008f5b985f8506667a",
    "id": "ee5657e2db95243af9d967c391ebe94096bd80fffe637a492cdb06c7f8f5c498",
    "metadata": {},
    "name": "JoinSheetMutation",
    "operationKind": "mutation",
    "text": "mutation JoinSheetMutation(\n  $sport: String!\n  $date: Date!\n  $from: Time!\n  $to: Time!\n  $minutes: Int!\n) {\n  joinWaitingList(sport: $sport, date: $date, from: $from, to: $to, minutes: $minutes) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "bb39bb1307decf8223b93f296ab25a1c";

export default node;
