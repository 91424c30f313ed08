/**
 * @generated SignedSource<<39caa29d474e0896717f95a2d5a6aa40>>
 * @relayHash 3f45982f26b3c67f659bbe6a0697f720
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86c2dc396873026bdd8ef85624dc745d7e3747ebc1a5b2cca2dc0a8d6220cdfe

import type { ConcreteRequest } from 'relay-runtime';
export type SeasonOnConflict = "ABORT" | "SKIP";
export type PlanActionsBookMutation$variables = {
  onConflict: SeasonOnConflict;
  planID: string;
};
export type PlanActionsBookMutation$data = {
  readonly bookSeason: {
    readonly code: string;
  };
};
export type PlanActionsBookMutation = {
  response: PlanActionsBookMutation$data;
  variables: PlanActionsBookMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "onConflict"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "planID"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "onConflict",
        "variableName": "onConflict"
      },
      {
        "kind": "Variable",
        "name": "planID",
        "variableName": "planID"
      }
    ],
    "concreteType": "SeasonPlanResult",
    "kind": "LinkedField",
    "name": "bookSeason",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
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
    "name": "PlanActionsBookMutation",
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
    "name": "PlanActionsBookMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "3f45982f26b3c67f659bbe6a0697f720",
    "id": "86c2dc396873026bdd8ef85624dc745d7e3747ebc1a5b2cca2dc0a8d6220cdfe",
    "metadata": {},
    "name": "PlanActionsBookMutation",
    "operationKind": "mutation",
    "text": "mutation PlanActionsBookMutation(\n  $planID: ID!\n  $onConflict: SeasonOnConflict!\n) {\n  bookSeason(planID: $planID, onConflict: $onConflict) {\n    code\n  }\n}\n"
  }
};
})();

(node as any).hash = "b80c3ddecd271e80a485f3f8cd8e5a89";

export default node;
