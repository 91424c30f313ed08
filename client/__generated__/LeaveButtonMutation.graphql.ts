/**
 * @generated SignedSource<<dbc40e94be1c34997cce76bc959c1022>>
 * @relayHash 718f36806bce7d8cdc12e677d9fc1209
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1dcfd3145e82a55238349ce36e3b342591d7e4d4c388d2227d7e1d0312d9687e

import type { ConcreteRequest } from 'relay-runtime';
export type LeaveButtonMutation$variables = {
  id: string;
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
    "cacheID": "718f36806bce7d8cdc12e677d9fc1209",
    "id": "1dcfd3145e82a55238349ce36e3b342591d7e4d4c388d2227d7e1d0312d9687e",
    "metadata": {},
    "name": "LeaveButtonMutation",
    "operationKind": "mutation",
    "text": "mutation LeaveButtonMutation(\n  $id: ID!\n) {\n  leaveBooking(id: $id) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "4979187e013ef065b9b85bac885a0fb5";

export default node;
