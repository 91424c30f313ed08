/**
 * @generated SignedSource<<dc0fe3c4b5028dc8e8f39a74063a5e55>>
 * @relayHash 83762d6ea813d397c2c54562b62dc5a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1df8a0d0307566d86c7fd75e984f1e89cc795fceb9c1ddaf55f2b2d8ed1526ba

import type { ConcreteRequest } from 'relay-runtime';
export type useInvoiceMutationsPrintedMutation$variables = {
  id: string;
};
export type useInvoiceMutationsPrintedMutation$data = {
  readonly setInvoicePrinted: {
    readonly success: boolean;
  };
};
export type useInvoiceMutationsPrintedMutation = {
  response: useInvoiceMutationsPrintedMutation$data;
  variables: useInvoiceMutationsPrintedMutation$variables;
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
    "name": "setInvoicePrinted",
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
    "name": "useInvoiceMutationsPrintedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInvoiceMutationsPrintedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "83762d6ea813d397c2c54562b62dc5a2",
    "id": "1df8a0d0307566d86c7fd75e984f1e89cc795fceb9c1ddaf55f2b2d8ed1526ba",
    "metadata": {},
    "name": "useInvoiceMutationsPrintedMutation",
    "operationKind": "mutation",
    "text": "mutation useInvoiceMutationsPrintedMutation(\n  $id: ID!\n) {\n  setInvoicePrinted(id: $id) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "f1e4e23d215d24bdc46c32b5242b9388";

export default node;
