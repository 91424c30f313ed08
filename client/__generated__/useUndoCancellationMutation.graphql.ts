/**
 * @generated SignedSource<<504c76cd4f5b866e5b00266e0a68f377>>
 * @relayHash fd8dbe6d79993992e3f7a76825fab085
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 000314fcb2d80eeaa8eee5ed680a4e14cd70daba4edcfbf9b8c97f7e70fa1050

import type { ConcreteRequest } from 'relay-runtime';
export type useUndoCancellationMutation$variables = {
  id: string;
};
export type useUndoCancellationMutation$data = {
  readonly undoCancellation: {
    readonly success: boolean;
  };
};
export type useUndoCancellationMutation = {
  response: useUndoCancellationMutation$data;
  variables: useUndoCancellationMutation$variables;
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
    "concreteType": "BookingsResult",
    "kind": "LinkedField",
    "name": "undoCancellation",
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
    "name": "useUndoCancellationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUndoCancellationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "fd8dbe6d79993992e3f7a76825fab085",
    "id": "000314fcb2d80eeaa8eee5ed680a4e14cd70daba4edcfbf9b8c97f7e70fa1050",
    "metadata": {},
    "name": "useUndoCancellationMutation",
    "operationKind": "mutation",
    "text": "mutation useUndoCancellationMutation(\n  $id: ID!\n) {\n  undoCancellation(id: $id) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "9039339621d64044f1a9e46c3972106e";

export default node;
