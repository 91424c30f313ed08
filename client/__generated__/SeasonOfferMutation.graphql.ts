/**
 * @generated SignedSource<<f00bd3ea986f3e2048623e33b487c704>>
 * @relayHash 3d1310717cbe8786ff8f8b700c249f16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 495e7c141c197aa18c8f1badbbdc0f024083b9213d7ddadc6f35db818534d519

import type { ConcreteRequest } from 'relay-runtime';
export type GivenSeasonAnswer = "NO" | "OTHER_TIME" | "YES";
export type SeasonAnswerInput = {
  answer: GivenSeasonAnswer;
  otherTime?: string | null | undefined;
  seriesID: string;
};
export type SeasonOfferMutation$variables = {
  answers: ReadonlyArray<SeasonAnswerInput>;
  token: string;
};
export type SeasonOfferMutation$data = {
  readonly answerSeasonOffer: {
    readonly code: string;
  };
};
export type SeasonOfferMutation = {
  response: SeasonOfferMutation$data;
  variables: SeasonOfferMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "answers"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "answers",
        "variableName": "answers"
      },
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "answerSeasonOffer",
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
    "name": "SeasonOfferMutation",
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
    "name": "SeasonOfferMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "3d1310717cbe8786ff8f8b700c249f16",
    "id": "495e7c141c197aa18c8f1badbbdc0f024083b9213d7ddadc6f35db818534d519",
    "metadata": {},
    "name": "SeasonOfferMutation",
    "operationKind": "mutation",
    "text": "mutation SeasonOfferMutation(\n  $token: String!\n  $answers: [SeasonAnswerInput!]!\n) {\n  answerSeasonOffer(token: $token, answers: $answers) {\n    code\n  }\n}\n"
  }
};
})();

(node as any).hash = "4a80e61cad4b79b6d42588edc47216be";

export default node;
