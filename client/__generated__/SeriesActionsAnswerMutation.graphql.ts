/**
 * @generated SignedSource<<915714aca5cd8f5d115755208f32e1a9>>
 * @relayHash f2c4b78a2235eeb4f92c4a3b801bc23b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7a6d8c25378beaad7552a5a2a1cac6b53356a3ac3d78df29a9ca6e63107295d

import type { ConcreteRequest } from 'relay-runtime';
export type GivenSeasonAnswer = "NO" | "OTHER_TIME" | "YES";
export type SeasonAnswerInput = {
  answer: GivenSeasonAnswer;
  otherTime?: string | null | undefined;
  seriesID: string;
};
export type SeriesActionsAnswerMutation$variables = {
  answer: SeasonAnswerInput;
  planID: string;
};
export type SeriesActionsAnswerMutation$data = {
  readonly setSeasonAnswer: {
    readonly code: string;
  };
};
export type SeriesActionsAnswerMutation = {
  response: SeriesActionsAnswerMutation$data;
  variables: SeriesActionsAnswerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "answer"
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
        "name": "answer",
        "variableName": "answer"
      },
      {
        "kind": "Variable",
        "name": "planID",
        "variableName": "planID"
      }
    ],
    "concreteType": "SeasonPlanResult",
    "kind": "LinkedField",
    "name": "setSeasonAnswer",
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
    "name": "SeriesActionsAnswerMutation",
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
    "name": "SeriesActionsAnswerMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "f2c4b78a2235eeb4f92c4a3b801bc23b",
    "id": "e7a6d8c25378beaad7552a5a2a1cac6b53356a3ac3d78df29a9ca6e63107295d",
    "metadata": {},
    "name": "SeriesActionsAnswerMutation",
    "operationKind": "mutation",
    "text": "mutation SeriesActionsAnswerMutation(\n  $planID: ID!\n  $answer: SeasonAnswerInput!\n) {\n  setSeasonAnswer(planID: $planID, answer: $answer) {\n    code\n  }\n}\n"
  }
};
})();

(node as any).hash = "084b5bbb4690374a3d7bc9c0738d7385";

export default node;
