/**
 * @generated SignedSource<<7230bda715f33d5f572696f3e5e171e3>>
 * @relayHash 0692a9b186e515e91112db0d31482246
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7b02989e44d3882068ca0c72d7695a17383fa53f7b2f682559407caa2d7a327

import type { ConcreteRequest } from 'relay-runtime';
export type settleMovementMutation$variables = {
  acceptsLess?: boolean | null | undefined;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "acceptsLess"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "invoices"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "acceptsLess",
        "variableName": "acceptsLess"
      },
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "settleMovementMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "settleMovementMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "0692a9b186e515e91112db0d31482246",
    "id": "a7b02989e44d3882068ca0c72d7695a17383fa53f7b2f682559407caa2d7a327",
    "metadata": {},
    "name": "settleMovementMutation",
    "operationKind": "mutation",
    "text": "mutation settleMovementMutation(\n  $id: ID!\n  $invoices: [ID!]!\n  $acceptsLess: Boolean\n) {\n  settleMovement(id: $id, invoices: $invoices, acceptsLess: $acceptsLess) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "0cea7c6ceb2b0ac1faa84cebf6037484";

export default node;
