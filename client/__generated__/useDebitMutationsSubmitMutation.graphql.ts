/**
 * @generated SignedSource<<6df1a1b734e4a895232cc31ac8a4b3fb>>
 * @relayHash 6eaf7e61d0359b0f3bd9fc872d9a1390
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a28779dcf6e6ce4007146084aedfc9159e5ea71256e79526d10598effb4799e

import type { ConcreteRequest } from 'relay-runtime';
export type useDebitMutationsSubmitMutation$variables = {
  id: string;
  version: number;
};
export type useDebitMutationsSubmitMutation$data = {
  readonly submitCollection: {
    readonly success: boolean;
  };
};
export type useDebitMutationsSubmitMutation = {
  response: useDebitMutationsSubmitMutation$data;
  variables: useDebitMutationsSubmitMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "version"
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
      },
      {
        "kind": "Variable",
        "name": "version",
        "variableName": "version"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "submitCollection",
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
    "name": "useDebitMutationsSubmitMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDebitMutationsSubmitMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6eaf7e61d0359b0f3bd9fc872d9a1390",
    "id": "9a28779dcf6e6ce4007146084aedfc9159e5ea71256e79526d10598effb4799e",
    "metadata": {},
    "name": "useDebitMutationsSubmitMutation",
    "operationKind": "mutation",
    "text": "mutation useDebitMutationsSubmitMutation(\n  $id: ID!\n  $version: Int!\n) {\n  submitCollection(id: $id, version: $version) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "e6a09a5ee74545c4ec6d662b05abd9f0";

export default node;
