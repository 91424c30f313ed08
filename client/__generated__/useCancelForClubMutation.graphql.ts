/**
 * @generated SignedSource<<d39a312ea9516f078875c6c06e10f508>>
 * @relayHash 71b2d35b1bbaff89186f0a00c6d7bc6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c907cc4e366bfb13aceea24b836760535e3de265f5c97474156f04599e7a146d

import type { ConcreteRequest } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
export type Refund = "FULL" | "NONE";
export type useCancelForClubMutation$variables = {
  category: BookingCategory;
  id: string;
  reason: string;
  refund: Refund;
};
export type useCancelForClubMutation$data = {
  readonly cancelBooking: {
    readonly success: boolean;
  };
};
export type useCancelForClubMutation = {
  response: useCancelForClubMutation$data;
  variables: useCancelForClubMutation$variables;
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
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "refund"
},
v4 = [
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
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      },
      {
        "kind": "Variable",
        "name": "refund",
        "variableName": "refund"
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCancelForClubMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCancelForClubMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "71b2d35b1bbaff89186f0a00c6d7bc6d",
    "id": "c907cc4e366bfb13aceea24b836760535e3de265f5c97474156f04599e7a146d",
    "metadata": {},
    "name": "useCancelForClubMutation",
    "operationKind": "mutation",
    "text": "mutation useCancelForClubMutation(\n  $id: ID!\n  $category: BookingCategory!\n  $reason: String!\n  $refund: Refund!\n) {\n  cancelBooking(id: $id, category: $category, reason: $reason, refund: $refund) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "0aa84f1a770fa3b44b20a05f3a3808a1";

export default node;
