/**
 * @generated SignedSource<<595c8d90618c36d7b91e2e935fbcb95d>>
 * @relayHash c63716ba48c5aea9c45142ea932c1ce6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3261713a9d9986c12a9c94e2b4409f50c09dfb58de6e19fd168af6b0a9c3d280

import type { ConcreteRequest } from 'relay-runtime';
export type useRebuildMutation$variables = {
  name: string;
};
export type useRebuildMutation$data = {
  readonly rebuildReadModel: {
    readonly msg: string;
    readonly success: boolean;
  };
};
export type useRebuildMutation = {
  response: useRebuildMutation$data;
  variables: useRebuildMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "rebuildReadModel",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "success",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "msg",
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
    "name": "useRebuildMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRebuildMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c63716ba48c5aea9c45142ea932c1ce6",
    "id": "3261713a9d9986c12a9c94e2b4409f50c09dfb58de6e19fd168af6b0a9c3d280",
    "metadata": {},
    "name": "useRebuildMutation",
    "operationKind": "mutation",
    "text": "mutation useRebuildMutation(\n  $name: String!\n) {\n  rebuildReadModel(name: $name) {\n    success\n    msg\n  }\n}\n"
  }
};
})();

(node as any).hash = "1141c6591078f1b00bbc39da02a2833d";

export default node;
