/**
 * @generated SignedSource<<78c0900d95b599563674cfcc85ea404c>>
 * @relayHash 8f479f59903e1f9a959dca680304031f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 062ba1b6020fc8435842c28ff2aef2ff2be82bab25368cd70c9a2a7cfe0e3d9f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
  readonly " $fragmentSpreads": FragmentRefs<"useCourtName_courts">;
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
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "BookingUser",
  "kind": "LinkedField",
  "name": "person",
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
v3 = {
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
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OpenPayment_payment"
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
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "_id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
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
            "concreteType": "SportSettings",
            "kind": "LinkedField",
            "name": "sportSettings",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
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
                  (v3/*:: as any*/)
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
    "cacheID": "8f479f59903e1f9a959dca680304031f",
    "id": "062ba1b6020fc8435842c28ff2aef2ff2be82bab25368cd70c9a2a7cfe0e3d9f",
    "metadata": {},
    "name": "OwnHoldsOfDayQuery",
    "operationKind": "query",
    "text": "query OwnHoldsOfDayQuery {\n  openPayments {\n    expires_at\n    courts {\n      bookingID\n    }\n    person {\n      userID\n      firstName\n    }\n    ...OpenPayment_payment\n  }\n  ...useCourtName_courts\n}\n\nfragment OpenPayment_payment on Payment {\n  _id\n  amount\n  expires_at\n  courts {\n    sport\n    court\n    date\n    start\n    end\n  }\n  person {\n    userID\n    firstName\n  }\n}\n\nfragment useCourtName_courts on Query {\n  bookingInfos {\n    sportSettings {\n      name\n      courtList {\n        number\n        name\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5058c087ae223eb888a35f690e4a4be4";

export default node;
