/**
 * @generated SignedSource<<c6416e73a2ac2fe7b760d60c3d4a1420>>
 * @relayHash c0189f5c9ca40313e131f7c8e5d2aced
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14f4972ac21e4b0e4070f01d6a0dd279220e2e7225ad1c463888e5b5370df1bb

import type { ConcreteRequest } from 'relay-runtime';
export type CreditDialogMutation$variables = {
  id: string;
  invoiceNumber: string;
};
export type CreditDialogMutation$data = {
  readonly creditMovement: {
    readonly success: boolean;
  };
};
export type CreditDialogMutation = {
  response: CreditDialogMutation$data;
  variables: CreditDialogMutation$variables;
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
    "name": "invoiceNumber"
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
        "name": "invoiceNumber",
        "variableName": "invoiceNumber"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "creditMovement",
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
    "name": "CreditDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreditDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c0189f5c9ca40313e131f7c8e5d2aced",
    "id": "14f4972ac21e4b0e4070f01d6a0dd279220e2e7225ad1c463888e5b5370df1bb",
    "metadata": {},
    "name": "CreditDialogMutation",
    "operationKind": "mutation",
    "text": "mutation CreditDialogMutation(\n  $id: ID!\n  $invoiceNumber: String!\n) {\n  creditMovement(id: $id, invoiceNumber: $invoiceNumber) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "488362bbd9145f91e2675994610f6799";

export default node;
