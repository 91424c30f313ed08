/**
 * @generated SignedSource<<92e1b7b36d02ee8a772746a89312a512>>
 * @relayHash ea65b742a517a3f9ae67c61e8b2a04a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d3895ca42b5ef6e1b0d82022bcca618924732aa2bff857ea98bcacd3eaf2a6b

import type { ConcreteRequest } from 'relay-runtime';
export type useEndSessionsMutation$variables = {
  password: string;
};
export type useEndSessionsMutation$data = {
  readonly endSessions: {
    readonly token: string | null | undefined;
  };
};
export type useEndSessionsMutation = {
  response: useEndSessionsMutation$data;
  variables: useEndSessionsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "password"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "password",
        "variableName": "password"
      }
    ],
    "concreteType": "LoginResult",
    "kind": "LinkedField",
    "name": "endSessions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
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
    "name": "useEndSessionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEndSessionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ea65b742a517a3f9ae67c61e8b2a04a2",
    "id": "4d3895ca42b5ef6e1b0d82022bcca618924732aa2bff857ea98bcacd3eaf2a6b",
    "metadata": {},
    "name": "useEndSessionsMutation",
    "operationKind": "mutation",
    "text": "mutation useEndSessionsMutation(\n  $password: String!\n) {\n  endSessions(password: $password) {\n    token\n  }\n}\n"
  }
};
})();

(node as any).hash = "78970edc8fba8318077ca6ee4e23aa48";

export default node;
