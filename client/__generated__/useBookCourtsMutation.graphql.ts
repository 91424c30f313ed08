/**
 * @generated SignedSource<<1d00e2824f7126e629832db85ea5a745>>
 * @relayHash 518b179e50f001f2fa91bbf9c0f3af30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc79ca915a084f249c9450e91000862aaaced48a65c42dd781716a8d126659ba

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type UserBookingInput = {
  court: number;
  date: LocalDate;
  end: LocalTime;
  paymentMethod: PaymentMethod;
  price: Cents;
  remark?: string | null | undefined;
  sport: string;
  start: LocalTime;
};
export type useBookCourtsMutation$variables = {
  bookings: ReadonlyArray<UserBookingInput>;
};
export type useBookCourtsMutation$data = {
  readonly bookAsUser: {
    readonly bookings: ReadonlyArray<{
      readonly _id: string;
      readonly cancelableUntil: string | null | undefined;
      readonly court: number;
      readonly date: LocalDate;
      readonly duration: number;
      readonly end: LocalTime;
      readonly paymentMethod: PaymentMethod | null | undefined;
      readonly price: Cents | null | undefined;
      readonly sport: string;
      readonly start: LocalTime;
    }>;
  };
};
export type useBookCourtsMutation = {
  response: useBookCourtsMutation$data;
  variables: useBookCourtsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "bookings"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "bookings",
    "variableName": "bookings"
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
  "name": "sport",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "court",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "duration",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentMethod",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancelableUntil",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBookCourtsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BookingsResult",
        "kind": "LinkedField",
        "name": "bookAsUser",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookings",
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
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBookCourtsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BookingsResult",
        "kind": "LinkedField",
        "name": "bookAsUser",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookings",
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
    "cacheID": "518b179e50f001f2fa91bbf9c0f3af30",
    "id": "fc79ca915a084f249c9450e91000862aaaced48a65c42dd781716a8d126659ba",
    "metadata": {},
    "name": "useBookCourtsMutation",
    "operationKind": "mutation",
    "text": "mutation useBookCourtsMutation(\n  $bookings: [UserBookingInput!]!\n) {\n  bookAsUser(bookings: $bookings) {\n    bookings {\n      _id\n      sport\n      court\n      date\n      start\n      end\n      duration\n      price\n      paymentMethod\n      cancelableUntil\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "829faa22853dd708dfe91ef5c34e4b76";

export default node;
