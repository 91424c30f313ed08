/**
 * @generated SignedSource<<90532e0ef9acd4a15b7e2fd771bcf0ac>>
 * @relayHash ec76d306cdd3a6cfa40d0db1d5e874da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8864715238520ae975010e12a2a8ab1b7a036c5eaf837d5918ad227b7042a9db

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingListQuery$variables = Record<PropertyKey, never>;
export type WaitingListQuery$data = {
  readonly waitingList: ReadonlyArray<{
    readonly _id: string;
    readonly " $fragmentSpreads": FragmentRefs<"WaitingEntry_entry">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingEntry_club" | "useCourtName_courts">;
};
export type WaitingListQuery = {
  response: WaitingListQuery$data;
  variables: WaitingListQuery$variables;
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
  "kind": "ScalarField",
  "name": "name",
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
        "args": (v0/*:: as any*/),
        "concreteType": "WaitingEntry",
        "kind": "LinkedField",
        "name": "waitingList",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WaitingEntry_entry"
          }
        ],
        "storageKey": "waitingList(withChildren:true)"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "WaitingEntry_club"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WaitingListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "WaitingEntry",
        "kind": "LinkedField",
        "name": "waitingList",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
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
            "kind": "ScalarField",
            "name": "noticeMinutes",
            "storageKey": null
          },
          {
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
        "storageKey": "waitingList(withChildren:true)"
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "acceptedTerms",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Terms",
        "kind": "LinkedField",
        "name": "terms",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paymentMethods",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "players",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "guestFee",
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
              (v2/*:: as any*/),
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
                  (v2/*:: as any*/)
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
    "cacheID": "ec76d306cdd3a6cfa40d0db1d5e874da",
    "id": "8864715238520ae975010e12a2a8ab1b7a036c5eaf837d5918ad227b7042a9db",
    "metadata": {},
    "name": "WaitingListQuery",
    "operationKind": "query",
    "text": "query WaitingListQuery {\n  waitingList(withChildren: true) {\n    _id\n    ...WaitingEntry_entry\n  }\n  ...WaitingEntry_club\n  ...useCourtName_courts\n}\n\nfragment PlaceInList_entry on WaitingEntry {\n  date\n  to\n  minutes\n  position\n  noticeMinutes\n}\n\nfragment RunningOffer_club on Query {\n  ...useOfferOrder_club\n}\n\nfragment RunningOffer_offer on WaitingOffer {\n  court\n  start\n  end\n  price\n  expires_at\n}\n\nfragment WaitingEntry_club on Query {\n  ...RunningOffer_club\n}\n\nfragment WaitingEntry_entry on WaitingEntry {\n  _id\n  sport\n  date\n  from\n  to\n  minutes\n  ...PlaceInList_entry\n  user {\n    userID\n    firstName\n  }\n  offer {\n    __typename\n    ...RunningOffer_offer\n  }\n}\n\nfragment useCourtName_courts on Query {\n  bookingInfos {\n    sportSettings {\n      name\n      courtList {\n        number\n        name\n      }\n    }\n  }\n}\n\nfragment useOfferOrder_club on Query {\n  acceptedTerms\n  terms {\n    version\n  }\n  bookingInfos {\n    paymentMethods\n    players\n    guestFee\n  }\n}\n"
  }
};
})();

(node as any).hash = "43b6d18a32817d32dc7a1361e8718409";

export default node;
