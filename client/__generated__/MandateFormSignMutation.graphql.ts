/**
 * @generated SignedSource<<ac950f28f1301c2dd8962fb640254f80>>
 * @relayHash 9fa95c3d45a571f46e50ca413dbbd913
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f196bd5c7048fea33213f3477572d050bda0b8864d17144fc46f06956924000d

import type { ConcreteRequest } from 'relay-runtime';
export type MandateInput = {
  holder: string;
  iban: string;
};
export type MandateFormSignMutation$variables = {
  account: MandateInput;
  creditorID: string;
};
export type MandateFormSignMutation$data = {
  readonly signMandate: {
    readonly success: boolean;
  };
};
export type MandateFormSignMutation = {
  response: MandateFormSignMutation$data;
  variables: MandateFormSignMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "account"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "creditorID"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "account",
        "variableName": "account"
      },
      {
        "kind": "Variable",
        "name": "creditorID",
        "variableName": "creditorID"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "signMandate",
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
    "name": "MandateFormSignMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MandateFormSignMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9fa95c3d45a571f46e50ca413dbbd913",
    "id": "f196bd5c7048fea33213f3477572d050bda0b8864d17144fc46f06956924000d",
    "metadata": {},
    "name": "MandateFormSignMutation",
    "operationKind": "mutation",
    "text": "mutation MandateFormSignMutation(\n  $account: MandateInput!\n  $creditorID: ID!\n) {\n  signMandate(account: $account, creditorID: $creditorID) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "500c4e9e1380f0f76c68ef10e623c0b8";

export default node;
