/**
 * @generated SignedSource<<3e6e76f251b7c3223dc5fce498a19047>>
 * @relayHash 040690cac7562b5293be641ebd8824a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54867634f8428ee4fab838a6899314ffa2ea97e4684161b882ba7e2ff0017eeb

import type { ConcreteRequest } from 'relay-runtime';
export type useSetUpSecondFactorMutation$variables = {
  password: string;
};
export type useSetUpSecondFactorMutation$data = {
  readonly setUpSecondFactor: {
    readonly secret: string;
    readonly uri: string;
  };
};
export type useSetUpSecondFactorMutation = {
  response: useSetUpSecondFactorMutation$data;
  variables: useSetUpSecondFactorMutation$variables;
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
    "concreteType": "SecondFactorSetup",
    "kind": "LinkedField",
    "name": "setUpSecondFactor",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secret",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "uri",
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
    "name": "useSetUpSecondFactorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetUpSecondFactorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "040690cac7562b5293be641ebd8824a5",
    "id": "54867634f8428ee4fab838a6899314ffa2ea97e4684161b882ba7e2ff0017eeb",
    "metadata": {},
    "name": "useSetUpSecondFactorMutation",
    "operationKind": "mutation",
    "text": "mutation useSetUpSecondFactorMutation(\n  $password: String!\n) {\n  setUpSecondFactor(password: $password) {\n    secret\n    uri\n  }\n}\n"
  }
};
})();

(node as any).hash = "241c5f6210669273829ccc529cb66ddd";

export default node;
