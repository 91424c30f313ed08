/**
 * @generated SignedSource<<8985417df6829611eac885bcbfa910c5>>
 * @relayHash bf6bd577d20df28c0c7f6017eca0f9d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6ad8491c655134865dc7ca87d8afe0dfe8a7cb37f2c9a4a421ee8f2fb07b9d2

import type { ConcreteRequest } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
export type useCancelForClubMutation$variables = {
  category: BookingCategory;
  id: string;
  reason: string;
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
v3 = [
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCancelForClubMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCancelForClubMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "bf6bd577d20df28c0c7f6017eca0f9d3",
    "id": "c6ad8491c655134865dc7ca87d8afe0dfe8a7cb37f2c9a4a421ee8f2fb07b9d2",
    "metadata": {},
    "name": "useCancelForClubMutation",
    "operationKind": "mutation",
    "text": "mutation useCancelForClubMutation(\n  $id: ID!\n  $category: BookingCategory!\n  $reason: String!\n) {\n  cancelBooking(id: $id, category: $category, reason: $reason) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "9070b50b3e6b27a4813c9f0452731ea7";

export default node;
