/**
 * @generated SignedSource<<705eafeb8e96fa5ce5d1bc594eca8cd8>>
 * @relayHash 195a86e880b4ac6d0ad8153a3ce6eb79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c05be26fcd0e2229d0ad22e5ae2bd289f3d48e2c24c7d3720ca29e927eb234b5

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type useUndoCancellationMutation$variables = {
  id: string;
};
export type useUndoCancellationMutation$data = {
  readonly undoCancellation: {
    readonly bookings: ReadonlyArray<{
      readonly _id: string;
      readonly court: number;
      readonly date: LocalDate;
    }>;
  };
};
export type useUndoCancellationMutation = {
  response: useUndoCancellationMutation$data;
  variables: useUndoCancellationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "court",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUndoCancellationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BookingsResult",
        "kind": "LinkedField",
        "name": "undoCancellation",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUndoCancellationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BookingsResult",
        "kind": "LinkedField",
        "name": "undoCancellation",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
    "cacheID": "195a86e880b4ac6d0ad8153a3ce6eb79",
    "id": "c05be26fcd0e2229d0ad22e5ae2bd289f3d48e2c24c7d3720ca29e927eb234b5",
    "metadata": {},
    "name": "useUndoCancellationMutation",
    "operationKind": "mutation",
    "text": "mutation useUndoCancellationMutation(\n  $id: ID!\n) {\n  undoCancellation(id: $id) {\n    bookings {\n      _id\n      date\n      court\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4bdc906c1b280bab7a7df644e8650c84";

export default node;
