/**
 * @generated SignedSource<<e4d0eaf5983aba683e76ac5bdf25c7b5>>
 * @relayHash 31f2ed95060656823c5f92f0c51fa084
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8944763ea1a46b2333a37f77fe13f3e791aac9c5d3fc12346a9f1a880b669c1

import type { ConcreteRequest } from 'relay-runtime';
export type LeaveButtonMutation$variables = {
  id: string;
  userID?: string | null | undefined;
};
export type LeaveButtonMutation$data = {
  readonly leaveBooking: {
    readonly success: boolean;
  };
};
export type LeaveButtonMutation = {
  response: LeaveButtonMutation$data;
  variables: LeaveButtonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
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
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "userID",
        "variableName": "userID"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "leaveBooking",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LeaveButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LeaveButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "31f2ed95060656823c5f92f0c51fa084",
    "id": "a8944763ea1a46b2333a37f77fe13f3e791aac9c5d3fc12346a9f1a880b669c1",
    "metadata": {},
    "name": "LeaveButtonMutation",
    "operationKind": "mutation",
    "text": "mutation LeaveButtonMutation(\n  $id: ID!\n  $userID: ID\n) {\n  leaveBooking(id: $id, userID: $userID) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "3d64965d4b339c6c841f36864fa85c88";

export default node;
