/**
 * @generated SignedSource<<f0a9db0aab3c875772de79ba758919fc>>
 * @relayHash 12d2062e8118e28adc83416c9ec0f674
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6dea40fa26792d1202bd2667a9a74dd3ce4270aef639f3f69e68d657cd2756ec

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type useDebitMutationsReturnMutation$variables = {
  id: string;
  invoiceID: string;
  reason: string;
  returnedOn?: LocalDate | null | undefined;
};
export type useDebitMutationsReturnMutation$data = {
  readonly returnDebit: {
    readonly success: boolean;
  };
};
export type useDebitMutationsReturnMutation = {
  response: useDebitMutationsReturnMutation$data;
  variables: useDebitMutationsReturnMutation$variables;
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
    "name": "invoiceID"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "reason"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "returnedOn"
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
        "name": "invoiceID",
        "variableName": "invoiceID"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      },
      {
        "kind": "Variable",
        "name": "returnedOn",
        "variableName": "returnedOn"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "returnDebit",
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
    "name": "useDebitMutationsReturnMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDebitMutationsReturnMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "12d2062e8118e28adc83416c9ec0f674",
    "id": "6dea40fa26792d1202bd2667a9a74dd3ce4270aef639f3f69e68d657cd2756ec",
    "metadata": {},
    "name": "useDebitMutationsReturnMutation",
    "operationKind": "mutation",
    "text": "mutation useDebitMutationsReturnMutation(\n  $id: ID!\n  $invoiceID: ID!\n  $reason: String!\n  $returnedOn: Date\n) {\n  returnDebit(id: $id, invoiceID: $invoiceID, reason: $reason, returnedOn: $returnedOn) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "5b03577dcb81ec62044b7fc181ea7b6c";

export default node;
