/**
 * @generated SignedSource<<5c06915b7fc28644b46d834786267854>>
 * @relayHash 81b8802c6bc80dbbae25d3a9cc660805
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f478375a8a71d561b648839e723bb23b53ec42a8688ceb804c6bf697278a37c8

import type { ConcreteRequest } from 'relay-runtime';
export type CreditSetOffDialogMutation$variables = {
  id: string;
  invoiceID: string;
};
export type CreditSetOffDialogMutation$data = {
  readonly setOffCredit: {
    readonly success: boolean;
  };
};
export type CreditSetOffDialogMutation = {
  response: CreditSetOffDialogMutation$data;
  variables: CreditSetOffDialogMutation$variables;
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
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "setOffCredit",
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
    "name": "CreditSetOffDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreditSetOffDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "81b8802c6bc80dbbae25d3a9cc660805",
    "id": "f478375a8a71d561b648839e723bb23b53ec42a8688ceb804c6bf697278a37c8",
    "metadata": {},
    "name": "CreditSetOffDialogMutation",
    "operationKind": "mutation",
    "text": "mutation CreditSetOffDialogMutation(\n  $id: ID!\n  $invoiceID: ID!\n) {\n  setOffCredit(id: $id, invoiceID: $invoiceID) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "199d83bce7bffdc6cdc43f788c2fda91";

export default node;
