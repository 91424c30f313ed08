/**
 * @generated SignedSource<<aea7c5a82fdd9c28ee31df0a7c8ce14c>>
 * @relayHash f31e4032aa47997be386c45d49c231bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1073c5ce104c0dd199c234b44e19e81fbefdd2c1dc9addb934cc2d58fe0a801

import type { ConcreteRequest } from 'relay-runtime';
export type GivenMandateRevokeMutation$variables = {
  id: string;
};
export type GivenMandateRevokeMutation$data = {
  readonly revokeMandate: {
    readonly success: boolean;
  };
};
export type GivenMandateRevokeMutation = {
  response: GivenMandateRevokeMutation$data;
  variables: GivenMandateRevokeMutation$variables;
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
    "name": "revokeMandate",
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
    "name": "GivenMandateRevokeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GivenMandateRevokeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f31e4032aa47997be386c45d49c231bb",
    "id": "a1073c5ce104c0dd199c234b44e19e81fbefdd2c1dc9addb934cc2d58fe0a801",
    "metadata": {},
    "name": "GivenMandateRevokeMutation",
    "operationKind": "mutation",
    "text": "mutation GivenMandateRevokeMutation(\n  $id: ID!\n) {\n  revokeMandate(id: $id) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "1aed5d9c693701271ffdf9e74c9238b0";

export default node;
