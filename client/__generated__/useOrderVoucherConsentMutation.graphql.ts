/**
 * @generated SignedSource<<685947a3b5786eafe6aa2c40db882a88>>
 * @relayHash 78925021c405bd33e6a4b3f1983f09d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 629d7c24f1c0964451eac501651603142236e9e72cdb0626978b13dcd9071808

import type { ConcreteRequest } from 'relay-runtime';
export type useOrderVoucherConsentMutation$variables = {
  consent: string;
  id: string;
};
export type useOrderVoucherConsentMutation$data = {
  readonly consentToVoucher: {
    readonly success: boolean;
  };
};
export type useOrderVoucherConsentMutation = {
  response: useOrderVoucherConsentMutation$data;
  variables: useOrderVoucherConsentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "consent"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "consent",
        "variableName": "consent"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "VoucherResult",
    "kind": "LinkedField",
    "name": "consentToVoucher",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrderVoucherConsentMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOrderVoucherConsentMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "78925021c405bd33e6a4b3f1983f09d5",
    "id": "629d7c24f1c0964451eac501651603142236e9e72cdb0626978b13dcd9071808",
    "metadata": {},
    "name": "useOrderVoucherConsentMutation",
    "operationKind": "mutation",
    "text": "mutation useOrderVoucherConsentMutation(\n  $id: ID!\n  $consent: String!\n) {\n  consentToVoucher(id: $id, consent: $consent) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "c254c2a18a1b575769c1950e5d402b17";

export default node;
