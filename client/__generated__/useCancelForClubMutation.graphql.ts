/**
 * @generated SignedSource<<a86f04516330abed235e25005c6473e7>>
 * @relayHash 85669c385a769432a8b56eb2c7297cd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1062e34dd6b5b15d79428673e8bd3647b4d7295fedd9090f69ae356c578488af

import type { ConcreteRequest } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
export type ChangeScope = "ALL" | "FOLLOWING" | "THIS";
export type Refund = "FULL" | "NONE";
export type useCancelForClubMutation$variables = {
  category: BookingCategory;
  id: string;
  reason: string;
  refund: Refund;
  scope: ChangeScope;
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
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "scope"
},
v5 = [
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
      },
      {
        "kind": "Variable",
        "name": "scope",
        "variableName": "scope"
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
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCancelForClubMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCancelForClubMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "85669c385a769432a8b56eb2c7297cd0",
    "id": "1062e34dd6b5b15d79428673e8bd3647b4d7295fedd9090f69ae356c578488af",
    "metadata": {},
    "name": "useCancelForClubMutation",
    "operationKind": "mutation",
    "text": "mutation useCancelForClubMutation(\n  $id: ID!\n  $category: BookingCategory!\n  $reason: String!\n  $refund: Refund!\n  $scope: ChangeScope!\n) {\n  cancelBooking(id: $id, category: $category, reason: $reason, refund: $refund, scope: $scope) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "b4b85a1b092d22df54a4e1275bb27172";

export default node;
