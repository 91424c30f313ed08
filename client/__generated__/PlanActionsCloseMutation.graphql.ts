/**
 * @generated SignedSource<<f3fac8a5fc2d20ff419978a06de808a7>>
 * @relayHash 6de7471d1ae69af07ffea03e771d145e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bade35a1b3390f8f97a1bc35aac4e1c0249dfa83be16e1a46afc812fcfee5043

import type { ConcreteRequest } from 'relay-runtime';
export type PlanActionsCloseMutation$variables = {
  planID: string;
};
export type PlanActionsCloseMutation$data = {
  readonly closeSeasonPlan: {
    readonly code: string;
  };
};
export type PlanActionsCloseMutation = {
  response: PlanActionsCloseMutation$data;
  variables: PlanActionsCloseMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "planID"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "planID",
        "variableName": "planID"
      }
    ],
    "concreteType": "SeasonPlanResult",
    "kind": "LinkedField",
    "name": "closeSeasonPlan",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PlanActionsCloseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PlanActionsCloseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6de7471d1ae69af07ffea03e771d145e",
    "id": "bade35a1b3390f8f97a1bc35aac4e1c0249dfa83be16e1a46afc812fcfee5043",
    "metadata": {},
    "name": "PlanActionsCloseMutation",
    "operationKind": "mutation",
    "text": "mutation PlanActionsCloseMutation(\n  $planID: ID!\n) {\n  closeSeasonPlan(planID: $planID) {\n    code\n  }\n}\n"
  }
};
})();

(node as any).hash = "83417101e36f3e96de942afae0265bda";

export default node;
