/**
 * @generated SignedSource<<a2ddd91c5718f5ab7293653abba6773a>>
 * @relayHash 157532a5b2e13a4e4b816316f7b0d684
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2ecdae70ccf40f57bb3566b8fc05e3ea6af062587604c71241918ab62fd8ef3

import type { ConcreteRequest } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
export type BookingSort = "CATEGORY" | "COURT" | "DATE" | "PERSON" | "PRICE";
export type BookingState = "BOOKED" | "CANCELED" | "INVOICED" | "PAID";
export type PaymentState = "INVOICED" | "NONE" | "OPEN" | "PAID" | "PENDING" | "REFUNDED" | "REFUND_DUE" | "UNPAID";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type fetchAllBookingsQuery$variables = {
  category?: BookingCategory | null | undefined;
  court?: number | null | undefined;
  descending?: boolean | null | undefined;
  fromDate?: LocalDate | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  size?: number | null | undefined;
  sort?: BookingSort | null | undefined;
  sport: string;
  state?: BookingState | null | undefined;
  toDate?: LocalDate | null | undefined;
};
export type fetchAllBookingsQuery$data = {
  readonly bookingPage: {
    readonly bookings: ReadonlyArray<{
      readonly _id: string;
      readonly category: BookingCategory;
      readonly court: number;
      readonly date: LocalDate;
      readonly end: LocalTime;
      readonly paymentState: PaymentState | null | undefined;
      readonly price: Cents | null | undefined;
      readonly remark: string | null | undefined;
      readonly sport: string;
      readonly start: LocalTime;
      readonly state: BookingState;
      readonly title: string | null | undefined;
      readonly user: {
        readonly firstName: string;
        readonly lastName: string;
        readonly userID: string;
      } | null | undefined;
    }>;
    readonly total: number;
  };
};
export type fetchAllBookingsQuery = {
  response: fetchAllBookingsQuery$data;
  variables: fetchAllBookingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "category"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "court"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "descending"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fromDate"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "size"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sport"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "state"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toDate"
},
v11 = [
  {
    "kind": "Variable",
    "name": "category",
    "variableName": "category"
  },
  {
    "kind": "Variable",
    "name": "court",
    "variableName": "court"
  },
  {
    "kind": "Variable",
    "name": "descending",
    "variableName": "descending"
  },
  {
    "kind": "Variable",
    "name": "fromDate",
    "variableName": "fromDate"
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  },
  {
    "kind": "Variable",
    "name": "size",
    "variableName": "size"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  },
  {
    "kind": "Variable",
    "name": "sport",
    "variableName": "sport"
  },
  {
    "kind": "Variable",
    "name": "state",
    "variableName": "state"
  },
  {
    "kind": "Variable",
    "name": "toDate",
    "variableName": "toDate"
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sport",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "court",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentState",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "remark",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "BookingUser",
  "kind": "LinkedField",
  "name": "user",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchAllBookingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v11/*:: as any*/),
        "concreteType": "BookingPage",
        "kind": "LinkedField",
        "name": "bookingPage",
        "plural": false,
        "selections": [
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookings",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/)
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
      (v8/*:: as any*/),
      (v5/*:: as any*/),
      (v9/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v10/*:: as any*/),
      (v7/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchAllBookingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v11/*:: as any*/),
        "concreteType": "BookingPage",
        "kind": "LinkedField",
        "name": "bookingPage",
        "plural": false,
        "selections": [
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookings",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
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
    "cacheID": "157532a5b2e13a4e4b816316f7b0d684",
    "id": "b2ecdae70ccf40f57bb3566b8fc05e3ea6af062587604c71241918ab62fd8ef3",
    "metadata": {},
    "name": "fetchAllBookingsQuery",
    "operationKind": "query",
    "text": "query fetchAllBookingsQuery(\n  $sport: String!\n  $search: String\n  $state: BookingState\n  $category: BookingCategory\n  $court: Int\n  $fromDate: Date\n  $toDate: Date\n  $sort: BookingSort\n  $descending: Boolean\n  $page: Int\n  $size: Int\n) {\n  bookingPage(sport: $sport, search: $search, state: $state, category: $category, court: $court, fromDate: $fromDate, toDate: $toDate, sort: $sort, descending: $descending, page: $page, size: $size) {\n    total\n    bookings {\n      _id\n      category\n      title\n      sport\n      court\n      date\n      start\n      end\n      price\n      paymentState\n      state\n      remark\n      user {\n        userID\n        firstName\n        lastName\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b8c1d2aa76c26a78493447bc79a1c85f";

export default node;
