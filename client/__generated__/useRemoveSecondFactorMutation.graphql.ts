/**
 * @generated SignedSource<<47a7b165fa2c33dcf401c1b16064a1c4>>
 * @relayHash 77b48d3109b3f73e618c9fc583cf8577
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 009e5207aaffc07558f2540971497aa9d0dcc3a22a1a0039f940b9ab9114b806

import type { ConcreteRequest } from 'relay-runtime';
export type useRemoveSecondFactorMutation$variables = {
  password: string;
};
export type useRemoveSecondFactorMutation$data = {
  readonly removeSecondFactor: {
    readonly token: string | null | undefined;
  };
};
export type useRemoveSecondFactorMutation = {
  response: useRemoveSecondFactorMutation$data;
  variables: useRemoveSecondFactorMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "password"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "password",
        "variableName": "password"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "removeSecondFactor",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRemoveSecondFactorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveSecondFactorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "77b48d3109b3f73e618c9fc583cf8577",
    "id": "009e5207aaffc07558f2540971497aa9d0dcc3a22a1a0039f940b9ab9114b806",
    "metadata": {},
    "name": "useRemoveSecondFactorMutation",
    "operationKind": "mutation",
    "text": "mutation useRemoveSecondFactorMutation(\n  $password: String!\n) {\n  removeSecondFactor(password: $password) {\n    token\n  }\n}\n"
  }
};
})();

(node as any).hash = "d25e96022996c4ad0eab54f47ac56b6e";

export default node;
