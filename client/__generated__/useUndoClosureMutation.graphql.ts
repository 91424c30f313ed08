/**
 * @generated SignedSource<<ee8d09ad530c4d02537c95fd7ad9ad8f>>
 * @relayHash d56a8a6f031f5d030928ce5a9beb9465
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b0e91c858b03fd5c6b25a851d05cb8c16734fc7b2704234bbe72d983ff95252

import type { ConcreteRequest } from 'relay-runtime';
export type useUndoClosureMutation$variables = {
  closures: ReadonlyArray<string>;
};
export type useUndoClosureMutation$data = {
  readonly undoClosure: {
    readonly bookings: ReadonlyArray<{
      readonly _id: string;
    }>;
  };
};
export type useUndoClosureMutation = {
  response: useUndoClosureMutation$data;
  variables: useUndoClosureMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "closures"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "closures",
    "variableName": "closures"
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
    "name": "useUndoClosureMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BookingsResult",
        "kind": "LinkedField",
        "name": "undoClosure",
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
              (v2/*:: as any*/)
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
    "name": "useUndoClosureMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BookingsResult",
        "kind": "LinkedField",
        "name": "undoClosure",
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
    "cacheID": "d56a8a6f031f5d030928ce5a9beb9465",
    "id": "4b0e91c858b03fd5c6b25a851d05cb8c16734fc7b2704234bbe72d983ff95252",
    "metadata": {},
    "name": "useUndoClosureMutation",
    "operationKind": "mutation",
    "text": "mutation useUndoClosureMutation(\n  $closures: [ID!]!\n) {\n  undoClosure(closures: $closures) {\n    bookings {\n      _id\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "70e4f1a98c37e2a4ad1efc131d6dba27";

export default node;
