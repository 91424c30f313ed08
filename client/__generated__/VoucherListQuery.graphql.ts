/**
 * @generated SignedSource<<0e89de31ba57f65c1c77435e43340584>>
 * @relayHash 80d6b731fcc5b48c5054da73608ab61b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3a696e5a5a2405ced991929192e9d70a118d89b44e1af916462223ceb344be1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentState = "INVOICED" | "NONE" | "OPEN" | "PAID" | "PENDING" | "REFUNDED" | "REFUND_DUE" | "UNPAID";
export type VoucherState = "ACTIVE" | "ENDED" | "INVOICED" | "PAID" | "UNPAID";
export type VoucherType = "ADULT" | "SENIOR" | "STUDENT" | "YOUNG";
import type { Cents } from "@platzwart/contracts/core";
export type VoucherListQuery$variables = {
  page?: number | null | undefined;
  size?: number | null | undefined;
  state?: VoucherState | null | undefined;
};
export type VoucherListQuery$data = {
  readonly voucherPage: {
    readonly hoursLeft: number;
    readonly price: Cents;
    readonly total: number;
    readonly vouchers: ReadonlyArray<{
      readonly _id: string;
      readonly firstName: string;
      readonly hours: number;
      readonly hoursUsed: number;
      readonly lastName: string;
      readonly order_at: string;
      readonly paymentState: PaymentState;
      readonly price: Cents;
      readonly state: VoucherState;
      readonly type: VoucherType;
      readonly userID: string;
      readonly " $fragmentSpreads": FragmentRefs<"VoucherActions_card">;
    }>;
  };
};
export type VoucherListQuery = {
  response: VoucherListQuery$data;
  variables: VoucherListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "size"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "state"
},
v3 = [
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  },
  {
    "kind": "Variable",
    "name": "size",
    "variableName": "size"
  },
  {
    "kind": "Variable",
    "name": "state",
    "variableName": "state"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hoursLeft",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userID",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hours",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hoursUsed",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentState",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "order_at",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "VoucherListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "VoucherPage",
        "kind": "LinkedField",
        "name": "voucherPage",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "VoucherCard",
            "kind": "LinkedField",
            "name": "vouchers",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v5/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "VoucherActions_card"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "VoucherListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "VoucherPage",
        "kind": "LinkedField",
        "name": "voucherPage",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "VoucherCard",
            "kind": "LinkedField",
            "name": "vouchers",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v5/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deletable",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "80d6b731fcc5b48c5054da73608ab61b",
    "id": "e3a696e5a5a2405ced991929192e9d70a118d89b44e1af916462223ceb344be1",
    "metadata": {},
    "name": "VoucherListQuery",
    "operationKind": "query",
    "text": "query VoucherListQuery(\n  $state: VoucherState\n  $page: Int\n  $size: Int\n) {\n  voucherPage(state: $state, page: $page, size: $size) {\n    total\n    price\n    hoursLeft\n    vouchers {\n      _id\n      userID\n      firstName\n      lastName\n      type\n      price\n      hours\n      hoursUsed\n      state\n      paymentState\n      order_at\n      ...VoucherActions_card\n      id\n    }\n  }\n}\n\nfragment VoucherActions_card on VoucherCard {\n  _id\n  firstName\n  lastName\n  type\n  order_at\n  deletable\n}\n"
  }
};
})();

(node as any).hash = "3d346d4fd7ce80a355691eb3f30a7dd7";

export default node;
