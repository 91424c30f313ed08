/**
 * @generated SignedSource<<7ec60af8e13861e988b58d6669a7d99c>>
 * @relayHash c1e9d7c08049d01e81b58ab298a34de1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a35291d93b191717fef1245ce745b460e0ea7c80010b7eabf90cd5bb362ee781

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type PlanActionsAskMutation$variables = {
  answerUntil: LocalDate;
  planID: string;
};
export type PlanActionsAskMutation$data = {
  readonly askSeasonHolders: {
    readonly code: string;
  };
};
export type PlanActionsAskMutation = {
  response: PlanActionsAskMutation$data;
  variables: PlanActionsAskMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "answerUntil"
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
        "name": "answerUntil",
        "variableName": "answerUntil"
      },
      {
        "kind": "Variable",
        "name": "planID",
        "variableName": "planID"
      }
    ],
    "concreteType": "SeasonPlanResult",
    "kind": "LinkedField",
    "name": "askSeasonHolders",
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
    "name": "PlanActionsAskMutation",
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
    "name": "PlanActionsAskMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "c1e9d7c08049d01e81b58ab298a34de1",
    "id": "a35291d93b191717fef1245ce745b460e0ea7c80010b7eabf90cd5bb362ee781",
    "metadata": {},
    "name": "PlanActionsAskMutation",
    "operationKind": "mutation",
    "text": "mutation PlanActionsAskMutation(\n  $planID: ID!\n  $answerUntil: Date!\n) {\n  askSeasonHolders(planID: $planID, answerUntil: $answerUntil) {\n    code\n  }\n}\n"
  }
};
})();

(node as any).hash = "64858a66d28b785bc788a8c7ad62275c";

export default node;
