/**
 * @generated SignedSource<<976693be9c12d8aec10b4123253cc388>>
 * @relayHash e2783b5e9df8bf10683edb2e71ff96c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb4bb7bb8da088d46195afba972a88101a3ead7fc68ec0eb438be855124b4843

import type { ConcreteRequest } from 'relay-runtime';
export type useKiosksCreateMutation$variables = {
  name: string;
};
export type useKiosksCreateMutation$data = {
  readonly createKiosk: {
    readonly path: string;
  };
};
export type useKiosksCreateMutation = {
  response: useKiosksCreateMutation$data;
  variables: useKiosksCreateMutation$variables;
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
    "concreteType": "LinkResult",
    "kind": "LinkedField",
    "name": "createKiosk",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
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
    "name": "useKiosksCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useKiosksCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e2783b5e9df8bf10683edb2e71ff96c1",
    "id": "fb4bb7bb8da088d46195afba972a88101a3ead7fc68ec0eb438be855124b4843",
    "metadata": {},
    "name": "useKiosksCreateMutation",
    "operationKind": "mutation",
    "text": "mutation useKiosksCreateMutation(\n  $name: String!\n) {\n  createKiosk(name: $name) {\n    path\n  }\n}\n"
  }
};
})();

(node as any).hash = "5969cbcd1b202d329241a778cba3bd30";

export default node;
