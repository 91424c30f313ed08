/**
 * @generated SignedSource<<6d9679c80f1fc344b420ca6c20d42573>>
 * @relayHash 6714d8fade152ae2975531b987c7df7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b04c4d4f1fe4a0ba8af5263694682841cfae3dc4e7318923324b4cbbdf800b8

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalTime } from "@platzwart/contracts/core";
export type useCloseCourtsMutation$variables = {
  courts: ReadonlyArray<number>;
  reason: string;
  sport: string;
  until: LocalTime;
};
export type useCloseCourtsMutation$data = {
  readonly closeCourts: {
    readonly bookings: ReadonlyArray<{
      readonly _id: string;
    }>;
  };
};
export type useCloseCourtsMutation = {
  response: useCloseCourtsMutation$data;
  variables: useCloseCourtsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "courts"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sport"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "until"
},
v4 = [
  {
    "kind": "Variable",
    "name": "courts",
    "variableName": "courts"
  },
  {
    "kind": "Variable",
    "name": "reason",
    "variableName": "reason"
  },
  {
    "kind": "Variable",
    "name": "sport",
    "variableName": "sport"
  },
  {
    "kind": "Variable",
    "name": "until",
    "variableName": "until"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCloseCourtsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "BookingsResult",
        "kind": "LinkedField",
        "name": "closeCourts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookings",
            "plural": true,
            "selections": [
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCloseCourtsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "BookingsResult",
        "kind": "LinkedField",
        "name": "closeCourts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookings",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
    "cacheID": "6714d8fade152ae2975531b987c7df7d",
    "id": "6b04c4d4f1fe4a0ba8af5263694682841cfae3dc4e7318923324b4cbbdf800b8",
    "metadata": {},
    "name": "useCloseCourtsMutation",
    "operationKind": "mutation",
    "text": "mutation useCloseCourtsMutation(\n  $sport: String!\n  $courts: [Int!]!\n  $until: Time!\n  $reason: String!\n) {\n  closeCourts(sport: $sport, courts: $courts, until: $until, reason: $reason) {\n    bookings {\n      _id\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b0e751238c6fa8163214eda294a2a302";

export default node;
