/**
 * @generated SignedSource<<13f45fe6494c157f0b4bc4f4fbfe80e1>>
 * @relayHash dc5d132b037cfd4eccaedbd5b6c49c90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ef9921a733f9e8829e4cf88e553f09e83b607d5655351313529ca4039926986

import type { ConcreteRequest } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
export type useCancelBookingMutation$variables = {
  category: BookingCategory;
  id: string;
};
export type useCancelBookingMutation$data = {
  readonly cancelBooking: {
    readonly success: boolean;
  };
};
export type useCancelBookingMutation = {
  response: useCancelBookingMutation$data;
  variables: useCancelBookingMutation$variables;
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
    "name": "cancelBooking",
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
    "name": "useCancelBookingMutation",
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
    "name": "useCancelBookingMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "dc5d132b037cfd4eccaedbd5b6c49c90",
    "id": "3ef9921a733f9e8829e4cf88e553f09e83b607d5655351313529ca4039926986",
    "metadata": {},
    "name": "useCancelBookingMutation",
    "operationKind": "mutation",
    "text": "mutation useCancelBookingMutation(\n  $id: ID!\n  $category: BookingCategory!\n) {\n  cancelBooking(id: $id, category: $category) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "d174d47b685d93d5d365f1c8b74454ae";

export default node;
