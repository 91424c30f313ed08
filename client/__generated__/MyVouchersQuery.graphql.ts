/**
 * @generated SignedSource<<1d588b6ad73c92f656e3590b7be71890>>
 * @relayHash 973e41dcc9e95217f0fba93b53fcf2f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a4067871cc5010211c75c1054cf1c8e7409b57139289326d04ad708d27e25ea

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentState = "INVOICED" | "NONE" | "OPEN" | "PAID" | "PENDING" | "REFUNDED" | "REFUND_DUE" | "UNPAID";
export type MyVouchersQuery$variables = {
  userID: string;
};
export type MyVouchersQuery$data = {
  readonly bookingInfos: {
    readonly allowedVouchers: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"OrderVoucher_infos">;
  };
  readonly voucherHoursLeft: number;
  readonly voucherStatement: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"VoucherStatement_movements">;
  }>;
  readonly vouchersByUser: ReadonlyArray<{
    readonly paymentState: PaymentState;
    readonly " $fragmentSpreads": FragmentRefs<"VoucherCards_cards">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useCourtName_courts">;
};
export type MyVouchersQuery = {
  response: MyVouchersQuery$data;
  variables: MyVouchersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userID"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "userID",
    "variableName": "userID"
  }
],
v2 = {
  "alias": null,
  "args": (v1/*:: as any*/),
  "kind": "ScalarField",
  "name": "voucherHoursLeft",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentState",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allowedVouchers",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
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
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MyVouchersQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VoucherCard",
        "kind": "LinkedField",
        "name": "vouchersByUser",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VoucherCards_cards"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VoucherMovement",
        "kind": "LinkedField",
        "name": "voucherStatement",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VoucherStatement_movements"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BookingInfos",
        "kind": "LinkedField",
        "name": "bookingInfos",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderVoucher_infos"
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useCourtName_courts"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MyVouchersQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VoucherCard",
        "kind": "LinkedField",
        "name": "vouchersByUser",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hoursUsed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "order_at",
            "storageKey": null
          },
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
            "name": "usableFrom",
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
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VoucherMovement",
        "kind": "LinkedField",
        "name": "voucherStatement",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hoursLeft",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "at",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sport",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "court",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "date",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "start",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "end",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BookingInfos",
        "kind": "LinkedField",
        "name": "bookingInfos",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "voucherHours",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "vatRate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VoucherPrice",
            "kind": "LinkedField",
            "name": "vouchers",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SportSettings",
            "kind": "LinkedField",
            "name": "sportSettings",
            "plural": true,
            "selections": [
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Court",
                "kind": "LinkedField",
                "name": "courtList",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
                    "storageKey": null
                  },
                  (v9/*:: as any*/)
                ],
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
    "cacheID": "973e41dcc9e95217f0fba93b53fcf2f8",
    "id": "3a4067871cc5010211c75c1054cf1c8e7409b57139289326d04ad708d27e25ea",
    "metadata": {},
    "name": "MyVouchersQuery",
    "operationKind": "query",
    "text": "query MyVouchersQuery(\n  $userID: ID!\n) {\n  voucherHoursLeft(userID: $userID)\n  vouchersByUser(userID: $userID) {\n    paymentState\n    ...VoucherCards_cards\n    id\n  }\n  voucherStatement(userID: $userID) {\n    ...VoucherStatement_movements\n  }\n  bookingInfos {\n    allowedVouchers\n    ...OrderVoucher_infos\n  }\n  ...useCourtName_courts\n}\n\nfragment OrderVoucher_infos on BookingInfos {\n  voucherHours\n  vatRate\n  vouchers {\n    type\n    price\n  }\n}\n\nfragment VoucherCardItem_card on VoucherCard {\n  _id\n  type\n  price\n  hours\n  hoursUsed\n  state\n  paymentState\n  order_at\n  deletable\n  usableFrom\n}\n\nfragment VoucherCards_cards on VoucherCard {\n  _id\n  ...VoucherCardItem_card\n}\n\nfragment VoucherStatement_movements on VoucherMovement {\n  _id\n  kind\n  hours\n  hoursLeft\n  at\n  sport\n  court\n  date\n  start\n  end\n}\n\nfragment useCourtName_courts on Query {\n  bookingInfos {\n    sportSettings {\n      name\n      courtList {\n        number\n        name\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "112ffe8f4c3639adbaf4405ec07256f7";

export default node;
