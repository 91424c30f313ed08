/**
 * @generated SignedSource<<1b63ac35f53a197751e5b7f7c60ae08b>>
 * @relayHash a6860b8c577d3fccfdae754c2a0a004a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de95939d9c35bf460ea5b0d319e551e527ee81b7a0f4ffeaede26804ec95f93b

import type { ConcreteRequest } from 'relay-runtime';
export type useEnableSecondFactorMutation$variables = {
  code: string;
};
export type useEnableSecondFactorMutation$data = {
  readonly enableSecondFactor: {
    readonly codes: ReadonlyArray<string>;
    readonly token: string | null | undefined;
  };
};
export type useEnableSecondFactorMutation = {
  response: useEnableSecondFactorMutation$data;
  variables: useEnableSecondFactorMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
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
      }
    ],
    "concreteType": "RecoveryCodes",
    "kind": "LinkedField",
    "name": "enableSecondFactor",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "codes",
        "storageKey": null
      },
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
    "name": "useEnableSecondFactorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEnableSecondFactorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a6860b8c577d3fccfdae754c2a0a004a",
    "id": "de95939d9c35bf460ea5b0d319e551e527ee81b7a0f4ffeaede26804ec95f93b",
    "metadata": {},
    "name": "useEnableSecondFactorMutation",
    "operationKind": "mutation",
    "text": "mutation useEnableSecondFactorMutation(\n  $code: String!\n) {\n  enableSecondFactor(code: $code) {\n    codes\n    token\n  }\n}\n"
  }
};
})();

(node as any).hash = "5a977ac7d9bb112e6bab9f0512e3cd2e";

export default node;
