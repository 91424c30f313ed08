/**
 * @generated SignedSource<<b98de915e67bc52621cff15c6b0fc599>>
 * @relayHash 10f80fd0f0d2978a68bc637d6587d2cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbd267fe94b687f3dab619535c526a5b04c0db83a4d6584cf19fc0f682325bca

import type { ConcreteRequest } from 'relay-runtime';
export type useRemoveFactorOfMutation$variables = {
  password: string;
  reason: string;
  userID: string;
};
export type useRemoveFactorOfMutation$data = {
  readonly removeSecondFactorOf: {
    readonly user: {
      readonly id: string;
      readonly secondFactor: boolean;
    } | null | undefined;
  };
};
export type useRemoveFactorOfMutation = {
  response: useRemoveFactorOfMutation$data;
  variables: useRemoveFactorOfMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "password"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
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
        "name": "password",
        "variableName": "password"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      },
      {
        "kind": "Variable",
        "name": "userID",
        "variableName": "userID"
      }
    ],
    "concreteType": "UserResult",
    "kind": "LinkedField",
    "name": "removeSecondFactorOf",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "secondFactor",
            "storageKey": null
          }
        ],
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
    "name": "useRemoveFactorOfMutation",
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
    "name": "useRemoveFactorOfMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "10f80fd0f0d2978a68bc637d6587d2cd",
    "id": "fbd267fe94b687f3dab619535c526a5b04c0db83a4d6584cf19fc0f682325bca",
    "metadata": {},
    "name": "useRemoveFactorOfMutation",
    "operationKind": "mutation",
    "text": "mutation useRemoveFactorOfMutation(\n  $userID: ID!\n  $password: String!\n  $reason: String!\n) {\n  removeSecondFactorOf(userID: $userID, password: $password, reason: $reason) {\n    user {\n      id\n      secondFactor\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "0a912862ef8e56da204ec18d75043980";

export default node;
