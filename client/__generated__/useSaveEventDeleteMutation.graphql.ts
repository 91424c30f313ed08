/**
 * @generated SignedSource<<4a1ad814f403454558a367dda4db56c1>>
 * @relayHash 206ac0bfc8d7d7908e829199e91d149d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40addd72ee28a7137052ebcb494c0e18712e57c04bc5a8f35c9aff562b4e8616

import type { ConcreteRequest } from 'relay-runtime';
export type useSaveEventDeleteMutation$variables = {
  id: string;
};
export type useSaveEventDeleteMutation$data = {
  readonly deleteEvent: {
    readonly success: boolean;
  };
};
export type useSaveEventDeleteMutation = {
  response: useSaveEventDeleteMutation$data;
  variables: useSaveEventDeleteMutation$variables;
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
    "name": "deleteEvent",
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
    "name": "useSaveEventDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveEventDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "206ac0bfc8d7d7908e829199e91d149d",
    "id": "40addd72ee28a7137052ebcb494c0e18712e57c04bc5a8f35c9aff562b4e8616",
    "metadata": {},
    "name": "useSaveEventDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveEventDeleteMutation(\n  $id: ID!\n) {\n  deleteEvent(id: $id) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "c41b1a9ffe88a1d726c5a72d1c0e9ef0";

export default node;
