/**
 * @generated SignedSource<<eb13ea7b6ff56cff07753770cc8f3792>>
 * @relayHash 6562e62984db693602bdfea54d50ace9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20d8b69b2164e7fd4900838655f24d516bc1fa36874fd2d99e7d87fd40c57981

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOwnBookingsQuery$variables = {
  userID: string;
};
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
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOwnBookingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingsByUser",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOwnBookingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingsByUser",
        "plural": true,
        "selections": [
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
    "cacheID": "6562e62984db693602bdfea54d50ace9",
    "id": "20d8b69b2164e7fd4900838655f24d516bc1fa36874fd2d99e7d87fd40c57981",
    "metadata": {},
    "name": "useOwnBookingsQuery",
    "operationKind": "query",
    "text": "query useOwnBookingsQuery(\n  $userID: ID!\n) {\n  bookingsByUser(userID: $userID) {\n    _id\n    ...CancelBookingSheet_booking\n    id\n  }\n}\n\nfragment BookingSummary_booking on Booking {\n  sport\n  court\n  date\n  start\n  end\n  duration\n  price\n  remark\n}\n\nfragment CancelBookingSheet_booking on Booking {\n  id\n  _id\n  category\n  sport\n  court\n  date\n  start\n  end\n  cancelable\n  cancelableUntil\n  price\n  ...BookingSummary_booking\n}\n"
  }
};
})();

(node as any).hash = "bf1e4706c30c8dda3569925d8b3fe029";

export default node;
