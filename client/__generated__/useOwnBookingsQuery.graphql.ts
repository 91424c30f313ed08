/**
 * @generated SignedSource<<f3e0a6bc4c9104b74ad40a92ea71d36d>>
 * @relayHash fcd5c9f876d57e3c5fc3ce604cbfcde5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e8d0033b907748fb34586c0aae14ac94c5f9a3b6c47d1f5bcd60bfc81fe787c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOwnBookingsQuery$variables = Record<PropertyKey, never>;
export type useOwnBookingsQuery$data = {
  readonly bookingsByUser: ReadonlyArray<{
    readonly _id: string;
    readonly user: {
      readonly firstName: string;
      readonly userID: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CancelBookingSheet_booking">;
  }>;
};
export type useOwnBookingsQuery = {
  response: useOwnBookingsQuery$data;
  variables: useOwnBookingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "withChildren",
    "value": true
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v2 = {
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOwnBookingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingsByUser",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CancelBookingSheet_booking"
          }
        ],
        "storageKey": "bookingsByUser(withChildren:true)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOwnBookingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingsByUser",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
            "name": "category",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cancelable",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cancelableUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "price",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paymentMethod",
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
            "name": "duration",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "remark",
            "storageKey": null
          }
        ],
        "storageKey": "bookingsByUser(withChildren:true)"
      }
    ]
  },
  "params": {
    "cacheID": "fcd5c9f876d57e3c5fc3ce604cbfcde5",
    "id": "1e8d0033b907748fb34586c0aae14ac94c5f9a3b6c47d1f5bcd60bfc81fe787c",
    "metadata": {},
    "name": "useOwnBookingsQuery",
    "operationKind": "query",
    "text": "query useOwnBookingsQuery {\n  bookingsByUser(withChildren: true) {\n    _id\n    user {\n      userID\n      firstName\n    }\n    ...CancelBookingSheet_booking\n    id\n  }\n}\n\nfragment BookingSummary_booking on Booking {\n  sport\n  court\n  date\n  start\n  end\n  duration\n  price\n  paymentMethod\n  remark\n  user {\n    userID\n    firstName\n  }\n}\n\nfragment CancelBookingSheet_booking on Booking {\n  id\n  _id\n  category\n  sport\n  court\n  date\n  start\n  end\n  cancelable\n  cancelableUntil\n  price\n  paymentMethod\n  state\n  ...BookingSummary_booking\n}\n"
  }
};
})();

(node as any).hash = "21463d6b1b28077fc484dc2d0816b739";

export default node;
