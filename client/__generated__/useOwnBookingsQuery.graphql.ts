/**
 * @generated SignedSource<<856ee3f24e385e8f2f2c823e1294d085>>
 * @relayHash 86a2b72c5d3cf1b33a74d3b863d13ee5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0017cf8e11bcb4cd63d6ba700e702eecf794573307cb9f4c99dea3ea4cc419a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOwnBookingsQuery$variables = Record<PropertyKey, never>;
export type useOwnBookingsQuery$data = {
  readonly bookingsByUser: ReadonlyArray<{
    readonly _id: string;
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
    "cacheID": "86a2b72c5d3cf1b33a74d3b863d13ee5",
    "id": "f0017cf8e11bcb4cd63d6ba700e702eecf794573307cb9f4c99dea3ea4cc419a",
    "metadata": {},
    "name": "useOwnBookingsQuery",
    "operationKind": "query",
    "text": "query useOwnBookingsQuery {\n  bookingsByUser(withChildren: true) {\n    _id\n    ...CancelBookingSheet_booking\n    id\n  }\n}\n\nfragment BookingSummary_booking on Booking {\n  sport\n  court\n  date\n  start\n  end\n  duration\n  price\n  remark\n}\n\nfragment CancelBookingSheet_booking on Booking {\n  id\n  _id\n  category\n  sport\n  court\n  date\n  start\n  end\n  cancelable\n  cancelableUntil\n  price\n  ...BookingSummary_booking\n}\n"
  }
};
})();

(node as any).hash = "381ac51a473a1a841ffd3e0e172ce61f";

export default node;
