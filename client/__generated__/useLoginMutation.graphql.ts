/**
 * @generated SignedSource<<7f01a952322a7a188789becb2cc0d0d7>>
 * @relayHash 04a0726b34e2a8a22aaf4c3b7fb65937
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44a4c0f77aab5f7ace540009db3434e381c638a9ed0a754e1f25a833095a9265

import type { ConcreteRequest } from 'relay-runtime';
export type LoginInput = {
  credential: string;
  password: string;
  secondFactor?: string | null | undefined;
};
export type useLoginMutation$variables = {
  data: LoginInput;
};
export type useLoginMutation$data = {
  readonly login: {
    readonly token: string | null | undefined;
  };
};
export type useLoginMutation = {
  response: useLoginMutation$data;
  variables: useLoginMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "data"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "data",
        "variableName": "data"
      }
    ],
    "concreteType": "LoginResult",
    "kind": "LinkedField",
    "name": "login",
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
    "name": "useLoginMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLoginMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "04a0726b34e2a8a22aaf4c3b7fb65937",
    "id": "44a4c0f77aab5f7ace540009db3434e381c638a9ed0a754e1f25a833095a9265",
    "metadata": {},
    "name": "useLoginMutation",
    "operationKind": "mutation",
    "text": "mutation useLoginMutation(\n  $data: LoginInput!\n) {\n  login(data: $data) {\n    token\n  }\n}\n"
  }
};
})();

(node as any).hash = "a5a503e9362c96b398455631711e9aff";

export default node;
