/**
 * @generated SignedSource<<463f730a905970ccfb2a61a933506149>>
 * @relayHash d5c712036af4f7371d42f3065358cf0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13bde1cc42c008a9599834e12ccc8af13269eb9c27ae767c2998b0e09340c2a1

import type { ConcreteRequest } from 'relay-runtime';
export type ReturnedDebitInput = {
  collectionID: string;
  invoiceID: string;
};
export type SplitReturnDialogMutation$variables = {
  debits: ReadonlyArray<ReturnedDebitInput>;
  movementID: string;
  reason: string;
};
export type SplitReturnDialogMutation$data = {
  readonly returnDebits: {
    readonly success: boolean;
  };
};
export type SplitReturnDialogMutation = {
  response: SplitReturnDialogMutation$data;
  variables: SplitReturnDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "debits"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "movementID"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "debits",
        "variableName": "debits"
      },
      {
        "kind": "Variable",
        "name": "movementID",
        "variableName": "movementID"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "returnDebits",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SplitReturnDialogMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SplitReturnDialogMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "d5c712036af4f7371d42f3065358cf0c",
    "id": "13bde1cc42c008a9599834e12ccc8af13269eb9c27ae767c2998b0e09340c2a1",
    "metadata": {},
    "name": "SplitReturnDialogMutation",
    "operationKind": "mutation",
    "text": "mutation SplitReturnDialogMutation(\n  $movementID: ID!\n  $debits: [ReturnedDebitInput!]!\n  $reason: String!\n) {\n  returnDebits(movementID: $movementID, debits: $debits, reason: $reason) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "4b50d0a2d46d07a0a5b954be7f3e8944";

export default node;
