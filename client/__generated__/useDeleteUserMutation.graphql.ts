/**
 * @generated SignedSource<<a8f2374c80ea9ad28695a07f5a8c655c>>
 * @relayHash e8178d993af50e84b645523d86d02ebd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 176390a61252f02404b5997ec4d578b71f73be11e984ba25f27c9aa6024793f5

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteUserMutation$variables = {
  userID: string;
};
export type useDeleteUserMutation$data = {
  readonly deleteUser: {
    readonly success: boolean;
  };
};
export type useDeleteUserMutation = {
  response: useDeleteUserMutation$data;
  variables: useDeleteUserMutation$variables;
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
        "kind": "Literal",
        "name": "force",
        "value": true
      },
      {
        "kind": "Variable",
        "name": "userID",
        "variableName": "userID"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "deleteUser",
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
    "name": "useDeleteUserMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteUserMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e8178d993af50e84b645523d86d02ebd",
    "id": "176390a61252f02404b5997ec4d578b71f73be11e984ba25f27c9aa6024793f5",
    "metadata": {},
    "name": "useDeleteUserMutation",
    "operationKind": "mutation",
    "text": "mutation useDeleteUserMutation(\n  $userID: ID!\n) {\n  deleteUser(userID: $userID, force: true) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "8a34f4c3b614df7feb2029e1f37d61d3";

export default node;
