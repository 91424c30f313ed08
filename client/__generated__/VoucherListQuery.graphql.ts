/**
 * @generated SignedSource<<e852584c0def8e5bce8505847de14234>>
 * @relayHash df9dc466c5074d79df90db61bcd92694
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b06f09f5ee5283b7ab35a5ff2f8ad652fe25fbdd0c65a84113d16aa787db3fc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentState = "INVOICED" | "NONE" | "OPEN" | "PAID" | "PENDING" | "REFUNDED" | "REFUND_DUE" | "UNPAID";
export type VoucherState = "ACTIVE" | "ENDED" | "INVOICED" | "PAID" | "UNPAID";
export type VoucherType = "ADULT" | "SENIOR" | "STUDENT" | "YOUNG";
import type { Cents } from "@platzwart/contracts/core";
export type VoucherListQuery$variables = {
  state?: VoucherState | null | undefined;
};
export type VoucherListQuery$data = {
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
export type VoucherListQuery = {
  response: VoucherListQuery$data;
  variables: VoucherListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "state"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "state",
    "variableName": "state"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userID",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hours",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hoursUsed",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentState",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "order_at",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "VoucherListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VoucherCard",
        "kind": "LinkedField",
        "name": "vouchers",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VoucherActions_card"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VoucherListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VoucherCard",
        "kind": "LinkedField",
        "name": "vouchers",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "df9dc466c5074d79df90db61bcd92694",
    "id": "4b06f09f5ee5283b7ab35a5ff2f8ad652fe25fbdd0c65a84113d16aa787db3fc",
    "metadata": {},
    "name": "VoucherListQuery",
    "operationKind": "query",
    "text": "query VoucherListQuery(\n  $state: VoucherState\n) {\n  vouchers(state: $state) {\n    _id\n    userID\n    firstName\n    lastName\n    type\n    price\n    hours\n    hoursUsed\n    state\n    paymentState\n    order_at\n    ...VoucherActions_card\n    id\n  }\n}\n\nfragment VoucherActions_card on VoucherCard {\n  _id\n  firstName\n  lastName\n  type\n  order_at\n  deletable\n}\n"
  }
};
})();

(node as any).hash = "565c19f0df8acf3e6a3f3d94ef2f05ce";

export default node;
