/**
 * @generated SignedSource<<ccd0cc15fd8148f42889b79866897c09>>
 * @relayHash 6611063372bee05a4b80ff89fffbdd45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fcede059cf2f6f0ac8e0a6086e27b1159bfc07427ac6575ffb05e4615a9631d

import type { ConcreteRequest } from 'relay-runtime';
export type VerifyUserInput = {
  code: string;
  credential: string;
  password?: string | null | undefined;
};
export type useVerifyUserMutation$variables = {
  data: VerifyUserInput;
};
export type useVerifyUserMutation$data = {
  readonly verifyUser: {
    readonly success: boolean;
  };
};
export type useVerifyUserMutation = {
  response: useVerifyUserMutation$data;
  variables: useVerifyUserMutation$variables;
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
    "name": "verifyUser",
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
    "name": "useVerifyUserMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVerifyUserMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6611063372bee05a4b80ff89fffbdd45",
    "id": "9fcede059cf2f6f0ac8e0a6086e27b1159bfc07427ac6575ffb05e4615a9631d",
    "metadata": {},
    "name": "useVerifyUserMutation",
    "operationKind": "mutation",
    "text": "mutation useVerifyUserMutation(\n  $data: VerifyUserInput!\n) {\n  verifyUser(data: $data) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "68c9e8f3e65f80c305481232d564f3e9";

export default node;
