/**
 * @generated SignedSource<<2e285fa02c1cfedca70ed9b50520e2d9>>
 * @relayHash bf57cf771c49fa069f938b13d0e7eba7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72602e8c164c46ce6823944baa5edb1d40fe8b29106b7b6e1f567ba0178d020f

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
var v0 = {
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
        "args": null,
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingsByUser",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CancelBookingSheet_booking"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOwnBookingsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingsByUser",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "bf57cf771c49fa069f938b13d0e7eba7",
    "id": "72602e8c164c46ce6823944baa5edb1d40fe8b29106b7b6e1f567ba0178d020f",
    "metadata": {},
    "name": "useOwnBookingsQuery",
    "operationKind": "query",
    "text": "query useOwnBookingsQuery {\n  bookingsByUser {\n    _id\n    ...CancelBookingSheet_booking\n    id\n  }\n}\n\nfragment BookingSummary_booking on Booking {\n  sport\n  court\n  date\n  start\n  end\n  duration\n  price\n  remark\n}\n\nfragment CancelBookingSheet_booking on Booking {\n  id\n  _id\n  category\n  sport\n  court\n  date\n  start\n  end\n  cancelable\n  cancelableUntil\n  price\n  ...BookingSummary_booking\n}\n"
  }
};
})();

(node as any).hash = "ee06c8e70ea92c433ab1e529ff506b68";

export default node;
