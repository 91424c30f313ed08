/**
 * @generated SignedSource<<3fcca90312bab1ab536bc6d7bdbf07e3>>
 * @relayHash 352a7ba60c6029835b780c0014dcd641
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a2e0467f8360304ccb72db091be78ca0b6d67fbebfcf6c8fdd7179b62c05eba

import type { ConcreteRequest } from 'relay-runtime';
export type GiveUpButtonMutation$variables = {
  order: string;
};
export type GiveUpButtonMutation$data = {
  readonly giveUpPayment: {
    readonly success: boolean;
  };
};
export type GiveUpButtonMutation = {
  response: GiveUpButtonMutation$data;
  variables: GiveUpButtonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "order"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "order",
        "variableName": "order"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "giveUpPayment",
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
    "name": "GiveUpButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GiveUpButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "352a7ba60c6029835b780c0014dcd641",
    "id": "2a2e0467f8360304ccb72db091be78ca0b6d67fbebfcf6c8fdd7179b62c05eba",
    "metadata": {},
    "name": "GiveUpButtonMutation",
    "operationKind": "mutation",
    "text": "mutation GiveUpButtonMutation(\n  $order: ID!\n) {\n  giveUpPayment(order: $order) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "10b226b094f2d72c14c2e5cf40390d00";

export default node;
