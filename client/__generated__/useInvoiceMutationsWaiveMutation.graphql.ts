/**
 * @generated SignedSource<<5a8d1eb0c64b6bad65037603597879ac>>
 * @relayHash 5b051dcf771e7411fa095235f8a2287d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3575c6c8906692a944070bbd2e1ca4620a8d3b4de0b891fe1f14d10f89f800e3

import type { ConcreteRequest } from 'relay-runtime';
export type useInvoiceMutationsWaiveMutation$variables = {
  id: string;
  reason: string;
};
export type useInvoiceMutationsWaiveMutation$data = {
  readonly waiveInvoiceRest: {
    readonly success: boolean;
  };
};
export type useInvoiceMutationsWaiveMutation = {
  response: useInvoiceMutationsWaiveMutation$data;
  variables: useInvoiceMutationsWaiveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "reason"
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
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      }
    ],
    "concreteType": "InvoiceResult",
    "kind": "LinkedField",
    "name": "waiveInvoiceRest",
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
    "name": "useInvoiceMutationsWaiveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInvoiceMutationsWaiveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5b051dcf771e7411fa095235f8a2287d",
    "id": "3575c6c8906692a944070bbd2e1ca4620a8d3b4de0b891fe1f14d10f89f800e3",
    "metadata": {},
    "name": "useInvoiceMutationsWaiveMutation",
    "operationKind": "mutation",
    "text": "mutation useInvoiceMutationsWaiveMutation(\n  $id: ID!\n  $reason: String!\n) {\n  waiveInvoiceRest(id: $id, reason: $reason) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "ba1631d8edfea077c670044b87ce2d54";

export default node;
