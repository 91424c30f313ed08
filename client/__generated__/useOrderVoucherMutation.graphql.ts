/**
 * @generated SignedSource<<fa05aa4e8ddca8adf6c049acc17d8dd6>>
 * @relayHash d2741237522cec55084e7456baad195c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f0bffbd5306aec817ea1d6060b1681bfd8ee300c834fee0b040a3934ca8841e

import type { ConcreteRequest } from 'relay-runtime';
export type VoucherType = "ADULT" | "SENIOR" | "STUDENT" | "YOUNG";
export type useOrderVoucherMutation$variables = {
  consent?: string | null | undefined;
  type?: VoucherType | null | undefined;
  userID: string;
};
export type useOrderVoucherMutation$data = {
  readonly addVoucher: {
    readonly success: boolean;
  };
};
export type useOrderVoucherMutation = {
  response: useOrderVoucherMutation$data;
  variables: useOrderVoucherMutation$variables;
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
  "name": "type"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userID"
},
v3 = [
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
        "name": "type",
        "variableName": "type"
      },
      {
        "kind": "Variable",
        "name": "userID",
        "variableName": "userID"
      }
    ],
    "concreteType": "VoucherResult",
    "kind": "LinkedField",
    "name": "addVoucher",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrderVoucherMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOrderVoucherMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "d2741237522cec55084e7456baad195c",
    "id": "9f0bffbd5306aec817ea1d6060b1681bfd8ee300c834fee0b040a3934ca8841e",
    "metadata": {},
    "name": "useOrderVoucherMutation",
    "operationKind": "mutation",
    "text": "mutation useOrderVoucherMutation(\n  $userID: ID!\n  $type: VoucherType\n  $consent: String\n) {\n  addVoucher(userID: $userID, type: $type, consent: $consent) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "7dc07e58c30fd83ea86831196c7b0a1b";

export default node;
