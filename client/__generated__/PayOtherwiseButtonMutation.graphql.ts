/**
 * @generated SignedSource<<1370e07134a30989144334de01e12143>>
 * @relayHash d75847f97398bcb27e54dc4a257bfd9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e32200b4239b0d6e26fbe83b026a61ec140902c2a8de265b6bc9833365b83eaf

import type { ConcreteRequest } from 'relay-runtime';
export type PayOtherwiseButtonMutation$variables = {
  order: string;
};
export type PayOtherwiseButtonMutation$data = {
  readonly giveUpPayment: {
    readonly success: boolean;
  };
};
export type PayOtherwiseButtonMutation = {
  response: PayOtherwiseButtonMutation$data;
  variables: PayOtherwiseButtonMutation$variables;
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
    "name": "PayOtherwiseButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PayOtherwiseButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d75847f97398bcb27e54dc4a257bfd9f",
    "id": "e32200b4239b0d6e26fbe83b026a61ec140902c2a8de265b6bc9833365b83eaf",
    "metadata": {},
    "name": "PayOtherwiseButtonMutation",
    "operationKind": "mutation",
    "text": "mutation PayOtherwiseButtonMutation(\n  $order: ID!\n) {\n  giveUpPayment(order: $order) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "53628d127c765c2a4dd4eabe0ed3a3f2";

export default node;
