/**
 * @generated SignedSource<<ba0693b6f53b68891c0155fef619a68f>>
 * @relayHash 7a6c9a5d0efc3fbf998c645bf28cb1d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e342dee626c5739d69594af61af070de1aad643598fb0e87feb14fe63d93915

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingState = "BOOKED" | "CANCELED" | "INVOICED" | "PAID";
import type { LocalDate } from "@platzwart/contracts/core";
export type listenToPlanSubscription$variables = {
  date: LocalDate;
  since?: string | null | undefined;
  sport: string;
};
export type listenToPlanSubscription$data = {
  readonly courtPlanChanged: {
    readonly changed: ReadonlyArray<{
      readonly _id: string;
      readonly state: BookingState;
      readonly " $fragmentSpreads": FragmentRefs<"planBookingOf_booking">;
    }>;
    readonly position: string;
    readonly removed: ReadonlyArray<string>;
  };
};
export type listenToPlanSubscription = {
  response: listenToPlanSubscription$data;
  variables: listenToPlanSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "date"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "since"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sport"
},
v3 = [
  {
    "kind": "Variable",
    "name": "fromDate",
    "variableName": "date"
  },
  {
    "kind": "Variable",
    "name": "since",
    "variableName": "since"
  },
  {
    "kind": "Variable",
    "name": "sport",
    "variableName": "sport"
  },
  {
    "kind": "Variable",
    "name": "toDate",
    "variableName": "date"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
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
  "name": "state",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sport",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "court",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removed",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "listenToPlanSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "CourtPlanChange",
        "kind": "LinkedField",
        "name": "courtPlanChanged",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "planBookingOf_booking",
                "selections": [
                  (v5/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "listenToPlanSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "CourtPlanChange",
        "kind": "LinkedField",
        "name": "courtPlanChanged",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7a6c9a5d0efc3fbf998c645bf28cb1d7",
    "id": "7e342dee626c5739d69594af61af070de1aad643598fb0e87feb14fe63d93915",
    "metadata": {},
    "name": "listenToPlanSubscription",
    "operationKind": "subscription",
    "text": "subscription listenToPlanSubscription(\n  $sport: String!\n  $date: Date!\n  $since: String\n) {\n  courtPlanChanged(sport: $sport, fromDate: $date, toDate: $date, since: $since) {\n    position\n    changed {\n      _id\n      state\n      ...planBookingOf_booking\n      id\n    }\n    removed\n  }\n}\n\nfragment planBookingOf_booking on Booking {\n  _id\n  category\n  title\n  sport\n  court\n  date\n  start\n  end\n  state\n}\n"
  }
};
})();

(node as any).hash = "f4851b49ce51b4b618203bcfb5d80e8b";

export default node;
