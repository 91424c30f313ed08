/**
 * @generated SignedSource<<4ff0f371826ed0554f1ee5c1b10f92a2>>
 * @relayHash 173d250694099e2d0d345f70670dce07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b80f05284c5387e16eec54b17c75532629eee5b5573168c7801cfa35c76c8e15

import type { ConcreteRequest } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
export type useDeleteBookingMutation$variables = {
  category: BookingCategory;
  id: string;
};
export type useDeleteBookingMutation$data = {
  readonly deleteBooking: {
    readonly success: boolean;
  };
};
export type useDeleteBookingMutation = {
  response: useDeleteBookingMutation$data;
  variables: useDeleteBookingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "category"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "category",
        "variableName": "category"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "deleteBooking",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "success",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteBookingMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDeleteBookingMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "173d250694099e2d0d345f70670dce07",
    "id": "b80f05284c5387e16eec54b17c75532629eee5b5573168c7801cfa35c76c8e15",
    "metadata": {},
    "name": "useDeleteBookingMutation",
    "operationKind": "mutation",
    "text": "mutation useDeleteBookingMutation(\n  $id: ID!\n  $category: BookingCategory!\n) {\n  deleteBooking(id: $id, category: $category) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "0b6a60a7e947801d289fea6bba252cd8";

export default node;
