/**
 * @generated SignedSource<<5c0b9b0db9ab80e48a04523a332c9b82>>
 * @relayHash f52cc53a2da213cb4b171fd9bc1e3fbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53c1c85f436759a9eba1294ce3fe44b5361fb057d2d5952c52a412afa69d8bcc

import type { ConcreteRequest } from 'relay-runtime';
export type ResetPasswordInput = {
  code: string;
  credential: string;
  password: string;
};
export type useResetPasswordMutation$variables = {
  data: ResetPasswordInput;
};
export type useResetPasswordMutation$data = {
  readonly resetPassword: {
    readonly success: boolean;
  };
};
export type useResetPasswordMutation = {
  response: useResetPasswordMutation$data;
  variables: useResetPasswordMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "data"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "data",
        "variableName": "data"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "resetPassword",
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
    "name": "useResetPasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResetPasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f52cc53a2da213cb4b171fd9bc1e3fbd",
    "id": "53c1c85f436759a9eba1294ce3fe44b5361fb057d2d5952c52a412afa69d8bcc",
    "metadata": {},
    "name": "useResetPasswordMutation",
    "operationKind": "mutation",
    "text": "mutation useResetPasswordMutation(\n  $data: ResetPasswordInput!\n) {\n  resetPassword(data: $data) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "a5b69b76c0021c8bcac41108cdccb09a";

export default node;
