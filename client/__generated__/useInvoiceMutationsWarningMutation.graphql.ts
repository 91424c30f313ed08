/**
 * @generated SignedSource<<604b863b4b0261e4e8e7381b286df25b>>
 * @relayHash 776b68c681b470107566cf31077bca34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 093f296894a8bd8c9e321f23c685b047883358fa19ba75d65478ba3d2f7d073a

import type { ConcreteRequest } from 'relay-runtime';
export type useInvoiceMutationsWarningMutation$variables = {
  id: string;
};
export type useInvoiceMutationsWarningMutation$data = {
  readonly sendInvoiceWarning: {
    readonly success: boolean;
  };
};
export type useInvoiceMutationsWarningMutation = {
  response: useInvoiceMutationsWarningMutation$data;
  variables: useInvoiceMutationsWarningMutation$variables;
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
    "name": "sendInvoiceWarning",
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
    "name": "useInvoiceMutationsWarningMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInvoiceMutationsWarningMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "776b68c681b470107566cf31077bca34",
    "id": "093f296894a8bd8c9e321f23c685b047883358fa19ba75d65478ba3d2f7d073a",
    "metadata": {},
    "name": "useInvoiceMutationsWarningMutation",
    "operationKind": "mutation",
    "text": "mutation useInvoiceMutationsWarningMutation(\n  $id: ID!\n) {\n  sendInvoiceWarning(id: $id) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "96f4119da1620ea081174deb6690e47a";

export default node;
