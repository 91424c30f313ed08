/**
 * @generated SignedSource<<547db3f91b7a8d15982b7ac6828bc2e3>>
 * @relayHash 62289f3b0428060d42b44a7bfa570248
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bb4fb5dbece3130991cadf42518230cd6d20c525060fd42d4126e01b5c3f30c

import type { ConcreteRequest } from 'relay-runtime';
export type useWaitingAnswersDeclineMutation$variables = {
  id: string;
};
export type useWaitingAnswersDeclineMutation$data = {
  readonly declineOffer: {
    readonly success: boolean;
  };
};
export type useWaitingAnswersDeclineMutation = {
  response: useWaitingAnswersDeclineMutation$data;
  variables: useWaitingAnswersDeclineMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "declineOffer",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWaitingAnswersDeclineMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWaitingAnswersDeclineMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "62289f3b0428060d42b44a7bfa570248",
    "id": "6bb4fb5dbece3130991cadf42518230cd6d20c525060fd42d4126e01b5c3f30c",
    "metadata": {},
    "name": "useWaitingAnswersDeclineMutation",
    "operationKind": "mutation",
    "text": "mutation useWaitingAnswersDeclineMutation(\n  $id: ID!\n) {\n  declineOffer(id: $id) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "393887161bb57f7453e5b20eceec9340";

export default node;
