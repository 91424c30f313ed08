/**
 * @generated SignedSource<<319fc6c90a4c58aaabd1dddf89a6b36e>>
 * @relayHash 1db37080ef46f5e6a43617c93471de5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cb2b0def12051d30256a2d5ee32555e873d252b189d5165d5ed50ffb511363c

import type { ConcreteRequest } from 'relay-runtime';
export type useEndSessionsMutation$variables = Record<PropertyKey, never>;
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
    "alias": null,
    "args": null,
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useEndSessionsMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useEndSessionsMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "1db37080ef46f5e6a43617c93471de5d",
    "id": "8cb2b0def12051d30256a2d5ee32555e873d252b189d5165d5ed50ffb511363c",
    "metadata": {},
    "name": "useEndSessionsMutation",
    "operationKind": "mutation",
    "text": "mutation useEndSessionsMutation {\n  endSessions {\n    token\n  }\n}\n"
  }
};
})();

(node as any).hash = "e07e502108241026489ee4d0450c016a";

export default node;
