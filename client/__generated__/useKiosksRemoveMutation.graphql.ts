/**
 * @generated SignedSource<<d710ed4bbd5d236aeaaacc1809557e3c>>
 * @relayHash 19adde84d106904ddadd8c2f6fcf5017
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c788fa2b29d109957f21ffaea0026f6e83b466cc8dab69a89a90438b9e54728e

import type { ConcreteRequest } from 'relay-runtime';
export type useKiosksRemoveMutation$variables = {
  id: string;
};
export type useKiosksRemoveMutation$data = {
  readonly removeKiosk: {
    readonly success: boolean;
  };
};
export type useKiosksRemoveMutation = {
  response: useKiosksRemoveMutation$data;
  variables: useKiosksRemoveMutation$variables;
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
    "name": "removeKiosk",
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
    "name": "useKiosksRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useKiosksRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "19adde84d106904ddadd8c2f6fcf5017",
    "id": "c788fa2b29d109957f21ffaea0026f6e83b466cc8dab69a89a90438b9e54728e",
    "metadata": {},
    "name": "useKiosksRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation useKiosksRemoveMutation(\n  $id: ID!\n) {\n  removeKiosk(id: $id) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "f55cb45ac6221f54ab563a2e82913229";

export default node;
