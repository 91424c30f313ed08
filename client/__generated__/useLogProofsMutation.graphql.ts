/**
 * @generated SignedSource<<ddd56ce35c7037c30aa70907fa93f285>>
 * @relayHash efafea9f311e06ef2b95fb5b1042f170
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe40a5fa300c938deb7b6e8515ae31704dec859282358519f0e088fb02275282

import type { ConcreteRequest } from 'relay-runtime';
export type useLogProofsMutation$variables = Record<PropertyKey, never>;
export type useLogProofsMutation$data = {
  readonly proveLog: {
    readonly msg: string;
    readonly success: boolean;
  };
};
export type useLogProofsMutation = {
  response: useLogProofsMutation$data;
  variables: useLogProofsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "proveLog",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "success",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "msg",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLogProofsMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLogProofsMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "efafea9f311e06ef2b95fb5b1042f170",
    "id": "fe40a5fa300c938deb7b6e8515ae31704dec859282358519f0e088fb02275282",
    "metadata": {},
    "name": "useLogProofsMutation",
    "operationKind": "mutation",
    "text": "mutation useLogProofsMutation {\n  proveLog {\n    success\n    msg\n  }\n}\n"
  }
};
})();

(node as any).hash = "8e059ede8928ae6afada48c256edef78";

export default node;
