/**
 * @generated SignedSource<<92923f1cd9126dc4282eec525d3ff8d8>>
 * @relayHash 052d3c92d11b06e05dfc6d8a7a12f70f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5d122f0d7a764ba5a76f32d219d57017f87f9b13100a1bf6ada6a484e5766a0

import type { ConcreteRequest } from 'relay-runtime';
export type ChangePasswordInput = {
  newPassword: string;
  oldPassword: string;
};
export type useChangePasswordMutation$variables = {
  data: ChangePasswordInput;
  userID: string;
};
export type useChangePasswordMutation$data = {
  readonly changePassword: {
    readonly token: string | null | undefined;
  };
};
export type useChangePasswordMutation = {
  response: useChangePasswordMutation$data;
  variables: useChangePasswordMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "data"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userID"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "data",
        "variableName": "data"
      },
      {
        "kind": "Variable",
        "name": "userID",
        "variableName": "userID"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "changePassword",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangePasswordMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useChangePasswordMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "052d3c92d11b06e05dfc6d8a7a12f70f",
    "id": "f5d122f0d7a764ba5a76f32d219d57017f87f9b13100a1bf6ada6a484e5766a0",
    "metadata": {},
    "name": "useChangePasswordMutation",
    "operationKind": "mutation",
    "text": "mutation useChangePasswordMutation(\n  $userID: ID!\n  $data: ChangePasswordInput!\n) {\n  changePassword(userID: $userID, data: $data) {\n    token\n  }\n}\n"
  }
};
})();

(node as any).hash = "a6d342f99c2c579d73ac532aee3c44fe";

export default node;
