/**
 * @generated SignedSource<<22947ac1f6fcd38853d59b57bafb33b9>>
 * @relayHash fe8e362945acf683afd62fa0c9972696
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2aa9d2ef81724c516e2c55204a1dc7001f13336612e59dfdc9058de987bb1b22

import type { ConcreteRequest } from 'relay-runtime';
export type CreditWithdrawDialogMutation$variables = {
  id: string;
};
export type CreditWithdrawDialogMutation$data = {
  readonly withdrawCredit: {
    readonly success: boolean;
  };
};
export type CreditWithdrawDialogMutation = {
  response: CreditWithdrawDialogMutation$data;
  variables: CreditWithdrawDialogMutation$variables;
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
    "name": "withdrawCredit",
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
    "name": "CreditWithdrawDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreditWithdrawDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "fe8e362945acf683afd62fa0c9972696",
    "id": "2aa9d2ef81724c516e2c55204a1dc7001f13336612e59dfdc9058de987bb1b22",
    "metadata": {},
    "name": "CreditWithdrawDialogMutation",
    "operationKind": "mutation",
    "text": "mutation CreditWithdrawDialogMutation(\n  $id: ID!\n) {\n  withdrawCredit(id: $id) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "1cf32716030460c7170a8f104f6e6f1e";

export default node;
