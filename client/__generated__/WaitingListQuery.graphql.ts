/**
 * @generated SignedSource<<b0ee6f518c2b98c27121475fac6374a4>>
 * @relayHash 187ae99920609ca155787e2ba0c79522
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01a36b61ff52e4d804415bd25314b6feea56a3a45c54b003b62a692e720b28c7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
export type WaitingListQuery$variables = Record<PropertyKey, never>;
export type WaitingListQuery$data = {
  readonly bookingInfos: {
    readonly paymentMethods: ReadonlyArray<PaymentMethod>;
  };
  readonly waitingList: ReadonlyArray<{
    readonly _id: string;
    readonly " $fragmentSpreads": FragmentRefs<"WaitingEntry_entry">;
  }>;
};
export type WaitingListQuery = {
  response: WaitingListQuery$data;
  variables: WaitingListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "BookingInfos",
  "kind": "LinkedField",
  "name": "bookingInfos",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethods",
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
    "name": "WaitingListQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WaitingEntry",
        "kind": "LinkedField",
        "name": "waitingList",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WaitingEntry_entry"
          }
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WaitingListQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WaitingEntry",
        "kind": "LinkedField",
        "name": "waitingList",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "date",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "from",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "to",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "position",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WaitingOffer",
            "kind": "LinkedField",
            "name": "offer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
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
                "name": "price",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expires_at",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "187ae99920609ca155787e2ba0c79522",
    "id": "01a36b61ff52e4d804415bd25314b6feea56a3a45c54b003b62a692e720b28c7",
    "metadata": {},
    "name": "WaitingListQuery",
    "operationKind": "query",
    "text": "query WaitingListQuery {\n  waitingList {\n    _id\n    ...WaitingEntry_entry\n  }\n  bookingInfos {\n    paymentMethods\n  }\n}\n\nfragment RunningOffer_offer on WaitingOffer {\n  court\n  start\n  end\n  price\n  expires_at\n}\n\nfragment WaitingEntry_entry on WaitingEntry {\n  _id\n  sport\n  date\n  from\n  to\n  minutes\n  position\n  offer {\n    __typename\n    ...RunningOffer_offer\n  }\n}\n"
  }
};
})();

(node as any).hash = "fc848fadc0ef8ac2c94d035a8af120bd";

export default node;
