/**
 * @generated SignedSource<<db5ea1668070d0bd0d45de6bf05171f7>>
 * @relayHash d9552d259b8d89d1f8b73dd09977b289
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59d924b8085366b720026cb05a1574e016703c73c3f75ee744c050f93afdb58d

import type { ConcreteRequest } from 'relay-runtime';
export type settleMovementMutation$variables = {
  id: string;
  invoices: ReadonlyArray<string>;
};
export type settleMovementMutation$data = {
  readonly settleMovement: {
    readonly success: boolean;
  };
};
export type settleMovementMutation = {
  response: settleMovementMutation$data;
  variables: settleMovementMutation$variables;
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
    "name": "invoices"
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
        "name": "invoices",
        "variableName": "invoices"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "settleMovement",
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
    "name": "settleMovementMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "settleMovementMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d9552d259b8d89d1f8b73dd09977b289",
    "id": "59d924b8085366b720026cb05a1574e016703c73c3f75ee744c050f93afdb58d",
    "metadata": {},
    "name": "settleMovementMutation",
    "operationKind": "mutation",
    "text": "mutation settleMovementMutation(\n  $id: ID!\n  $invoices: [ID!]!\n) {\n  settleMovement(id: $id, invoices: $invoices) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "98cb9b05702f2ba67b16c202be438001";

export default node;
