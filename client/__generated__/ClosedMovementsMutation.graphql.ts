/**
 * @generated SignedSource<<ddc20d514b4de279e385a30fa6f5ce9c>>
 * @relayHash d9e3cc0bed2cfa85f4031b03a07534ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dc66ae73ffc16d901284e4c227f356f3421cb99afa0ef96009b7e926f6816e4

import type { ConcreteRequest } from 'relay-runtime';
export type ClosedMovementsMutation$variables = {
  id: string;
};
export type ClosedMovementsMutation$data = {
  readonly takeMovementBack: {
    readonly success: boolean;
  };
};
export type ClosedMovementsMutation = {
  response: ClosedMovementsMutation$data;
  variables: ClosedMovementsMutation$variables;
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
    "name": "takeMovementBack",
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
    "name": "ClosedMovementsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ClosedMovementsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d9e3cc0bed2cfa85f4031b03a07534ca",
    "id": "9dc66ae73ffc16d901284e4c227f356f3421cb99afa0ef96009b7e926f6816e4",
    "metadata": {},
    "name": "ClosedMovementsMutation",
    "operationKind": "mutation",
    "text": "mutation ClosedMovementsMutation(\n  $id: ID!\n) {\n  takeMovementBack(id: $id) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "4c6ffa3ff55eef172f565e89589180f1";

export default node;
