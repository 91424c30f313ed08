/**
 * @generated SignedSource<<a55de3e3641a1c07d676b7b404bae8fa>>
 * @relayHash bd5c95f82f70c62191e5515c9d53175b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f992218e78e665132d8288fd17d955f9ffd7ec0da788fe6e7a9e89334df0fad6

import type { ConcreteRequest } from 'relay-runtime';
export type useKiosksPairMutation$variables = {
  code: string;
  name: string;
};
export type useKiosksPairMutation$data = {
  readonly pairKiosk: {
    readonly success: boolean;
  };
};
export type useKiosksPairMutation = {
  response: useKiosksPairMutation$data;
  variables: useKiosksPairMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  },
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
        "name": "code",
        "variableName": "code"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "pairKiosk",
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
    "name": "useKiosksPairMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useKiosksPairMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "bd5c95f82f70c62191e5515c9d53175b",
    "id": "f992218e78e665132d8288fd17d955f9ffd7ec0da788fe6e7a9e89334df0fad6",
    "metadata": {},
    "name": "useKiosksPairMutation",
    "operationKind": "mutation",
    "text": "mutation useKiosksPairMutation(\n  $code: String!\n  $name: String!\n) {\n  pairKiosk(code: $code, name: $name) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "d318a27f715e529361439d1276639bb1";

export default node;
