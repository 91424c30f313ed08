/**
 * @generated SignedSource<<ebae184b9bb7401f27f7d7dfa2cb032a>>
 * @relayHash 02a4f34659ab59b84ef7d9f0b25bea50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cf956f01a93eb747ee86549d46afb94c73bdc3cc62994c358ebbe8b8d7d2869

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
  "name": "category",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sport",
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
  "name": "date",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
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
              {
                "kind": "InlineDataFragmentSpread",
                "name": "planBookingOf_booking",
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
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
    "cacheID": "02a4f34659ab59b84ef7d9f0b25bea50",
    "id": "0cf956f01a93eb747ee86549d46afb94c73bdc3cc62994c358ebbe8b8d7d2869",
    "metadata": {},
    "name": "listenToPlanSubscription",
    "operationKind": "subscription",
    "text": "subscription listenToPlanSubscription(\n  $sport: String!\n  $date: Date!\n  $since: String\n) {\n  courtPlanChanged(sport: $sport, fromDate: $date, toDate: $date, since: $since) {\n    position\n    changed {\n      _id\n      ...planBookingOf_booking\n      id\n    }\n    removed\n  }\n}\n\nfragment planBookingOf_booking on Booking {\n  _id\n  category\n  title\n  sport\n  court\n  date\n  start\n  end\n  state\n}\n"
  }
};
})();

(node as any).hash = "2ce899d8ea7d1a91b705b00b449c57a1";

export default node;
