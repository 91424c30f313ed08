/**
 * @generated SignedSource<<462c4c22371e5d2c9c1868e306eae57a>>
 * @relayHash fc6199058a3c015fb88189495f492a61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5305a497dda4ebcfffc0819d3a29ed6ffd4ddc88a9c133add9835d5640122de

import type { ConcreteRequest } from 'relay-runtime';
export type OpenPaymentMutation$variables = {
  order: string;
};
export type OpenPaymentMutation$data = {
  readonly giveUpPayment: {
    readonly success: boolean;
  };
};
export type OpenPaymentMutation = {
  response: OpenPaymentMutation$data;
  variables: OpenPaymentMutation$variables;
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
    "name": "OpenPaymentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenPaymentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "fc6199058a3c015fb88189495f492a61",
    "id": "f5305a497dda4ebcfffc0819d3a29ed6ffd4ddc88a9c133add9835d5640122de",
    "metadata": {},
    "name": "OpenPaymentMutation",
    "operationKind": "mutation",
    "text": "mutation OpenPaymentMutation(\n  $order: ID!\n) {\n  giveUpPayment(order: $order) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "058862feb79308df53a1e29094ef843f";

export default node;
