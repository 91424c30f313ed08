/**
 * @generated SignedSource<<e003be58bcabf0bc636f4f7edea0446d>>
 * @relayHash ded6cd9f229ff2b6ac0b3f4faf686fda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44a7b2ba20417db265fa44ee3c40d1aa0ddced6b0aa024edeba5544c0aa159d9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
import type { LocalDate } from "@platzwart/contracts/core";
export type OwnHoldsOfDayQuery$variables = Record<PropertyKey, never>;
export type OwnHoldsOfDayQuery$data = {
  readonly openPayments: ReadonlyArray<{
    readonly courts: ReadonlyArray<{
      readonly bookingID: string;
    }> | null | undefined;
    readonly expires_at: string;
    readonly person: {
      readonly firstName: string;
      readonly userID: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"OpenPayment_payment">;
  }>;
  readonly waitingList: ReadonlyArray<{
    readonly _id: string;
    readonly date: LocalDate;
    readonly offer: {
      readonly bookingID: string;
      readonly expires_at: string;
      readonly " $fragmentSpreads": FragmentRefs<"RunningOffer_offer">;
    } | null | undefined;
    readonly sport: string;
    readonly user: {
      readonly firstName: string;
      readonly userID: string;
    } | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"RunningOffer_club" | "useCourtName_courts">;
};
export type OwnHoldsOfDayQuery = {
  response: OwnHoldsOfDayQuery$data;
  variables: OwnHoldsOfDayQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expires_at",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bookingID",
  "storageKey": null
},
v2 = [
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
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "BookingUser",
  "kind": "LinkedField",
  "name": "person",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v4 = [
  {
    "kind": "Literal",
    "name": "withChildren",
    "value": true
  }
],
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
  "name": "sport",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "BookingUser",
  "kind": "LinkedField",
  "name": "user",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "court",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v12 = {
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
    "name": "OwnHoldsOfDayQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "openPayments",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "HeldCourt",
            "kind": "LinkedField",
            "name": "courts",
            "plural": true,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OpenPayment_payment"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "WaitingEntry",
        "kind": "LinkedField",
        "name": "waitingList",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WaitingOffer",
            "kind": "LinkedField",
            "name": "offer",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v0/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RunningOffer_offer"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "waitingList(withChildren:true)"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "RunningOffer_club"
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
    "name": "OwnHoldsOfDayQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "openPayments",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "HeldCourt",
            "kind": "LinkedField",
            "name": "courts",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v6/*:: as any*/),
              (v9/*:: as any*/),
              (v7/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "WaitingEntry",
        "kind": "LinkedField",
        "name": "waitingList",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WaitingOffer",
            "kind": "LinkedField",
            "name": "offer",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v0/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "price",
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
              (v12/*:: as any*/),
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
                  (v12/*:: as any*/)
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
    "cacheID": "ded6cd9f229ff2b6ac0b3f4faf686fda",
    "id": "44a7b2ba20417db265fa44ee3c40d1aa0ddced6b0aa024edeba5544c0aa159d9",
    "metadata": {},
    "name": "OwnHoldsOfDayQuery",
    "operationKind": "query",
    "text": "query OwnHoldsOfDayQuery {\n  openPayments {\n    expires_at\n    courts {\n      bookingID\n    }\n    person {\n      userID\n      firstName\n    }\n    ...OpenPayment_payment\n  }\n  waitingList(withChildren: true) {\n    _id\n    sport\n    date\n    user {\n      userID\n      firstName\n    }\n    offer {\n      bookingID\n      expires_at\n      ...RunningOffer_offer\n    }\n  }\n  ...RunningOffer_club\n  ...useCourtName_courts\n}\n\nfragment OpenPayment_payment on Payment {\n  _id\n  amount\n  expires_at\n  state\n  courts {\n    sport\n    court\n    date\n    start\n    end\n  }\n  person {\n    userID\n    firstName\n  }\n}\n\nfragment RunningOffer_club on Query {\n  ...useOfferOrder_club\n}\n\nfragment RunningOffer_offer on WaitingOffer {\n  court\n  start\n  end\n  price\n  expires_at\n}\n\nfragment useCourtName_courts on Query {\n  bookingInfos {\n    sportSettings {\n      name\n      courtList {\n        number\n        name\n      }\n    }\n  }\n}\n\nfragment useOfferOrder_club on Query {\n  acceptedTerms\n  terms {\n    version\n  }\n  bookingInfos {\n    paymentMethods\n    players\n    guestFee\n  }\n}\n"
  }
};
})();

(node as any).hash = "dcabe00118976fc103c70009c74a4a90";

export default node;
