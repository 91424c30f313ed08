/**
 * @generated SignedSource<<93666b9d5628b15ba203b5b12f8e0806>>
 * @relayHash cb3926d967b47be4f311318d4fedcfbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c40235362e73fb06f64ee598cdb2b122560a0b7c0d7ecc18d0b07d2ea3c57c3

import type { ConcreteRequest } from 'relay-runtime';
export type VoucherType = "ADULT" | "SENIOR" | "STUDENT" | "YOUNG";
import type { Cents } from "@platzwart/contracts/core";
export type CorrectDialogMutation$variables = {
  id: string;
  type: VoucherType;
};
export type CorrectDialogMutation$data = {
  readonly updateVoucher: {
    readonly voucher: {
      readonly id: string;
      readonly price: Cents;
      readonly type: VoucherType;
    } | null | undefined;
  };
};
export type CorrectDialogMutation = {
  response: CorrectDialogMutation$data;
  variables: CorrectDialogMutation$variables;
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
    "name": "type"
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
        "name": "type",
        "variableName": "type"
      }
    ],
    "concreteType": "VoucherResult",
    "kind": "LinkedField",
    "name": "updateVoucher",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "VoucherCard",
        "kind": "LinkedField",
        "name": "voucher",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "price",
            "storageKey": null
          }
        ],
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
    "name": "CorrectDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CorrectDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "cb3926d967b47be4f311318d4fedcfbc",
    "id": "0c40235362e73fb06f64ee598cdb2b122560a0b7c0d7ecc18d0b07d2ea3c57c3",
    "metadata": {},
    "name": "CorrectDialogMutation",
    "operationKind": "mutation",
    "text": "mutation CorrectDialogMutation(\n  $id: ID!\n  $type: VoucherType!\n) {\n  updateVoucher(id: $id, type: $type) {\n    voucher {\n      id\n      type\n      price\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ccd2fa175cc54b71d33800ba782a6a4b";

export default node;
