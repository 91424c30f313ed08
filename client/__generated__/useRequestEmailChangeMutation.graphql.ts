/**
 * @generated SignedSource<<fce1ad8362b84ad8a3be90b3a283d7a5>>
 * @relayHash 3503f721f667cf965bc1d51baa37768b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23b7f43d5c020f8b4af0bdbec9aefb632d50c0032c74f8f798a28885fe58fd61

import type { ConcreteRequest } from 'relay-runtime';
export type useRequestEmailChangeMutation$variables = {
  email: string;
  password?: string | null | undefined;
  userID: string;
};
export type useRequestEmailChangeMutation$data = {
  readonly verifyNewMail: {
    readonly success: boolean;
  };
};
export type useRequestEmailChangeMutation = {
  response: useRequestEmailChangeMutation$data;
  variables: useRequestEmailChangeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "password"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userID"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "password",
        "variableName": "password"
      },
      {
        "kind": "Variable",
        "name": "userID",
        "variableName": "userID"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "verifyNewMail",
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRequestEmailChangeMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useRequestEmailChangeMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "3503f721f667cf965bc1d51baa37768b",
    "id": "23b7f43d5c020f8b4af0bdbec9aefb632d50c0032c74f8f798a28885fe58fd61",
    "metadata": {},
    "name": "useRequestEmailChangeMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestEmailChangeMutation(\n  $userID: ID!\n  $email: String!\n  $password: String\n) {\n  verifyNewMail(userID: $userID, email: $email, password: $password) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "1c77446e18e202cc13f52c172cfc268e";

export default node;
