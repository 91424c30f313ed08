/**
 * @generated SignedSource<<e8f75460f2183daa81f32d4477216715>>
 * @relayHash 45c017549c16706e8a5afb7042023d86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 830ed88d4f56eeed331f882f655095a57abe293be577b0eec9c5ecead8cde4d7

import type { ConcreteRequest } from 'relay-runtime';
export type useEndSessionMutation$variables = {
  password: string;
  sessionId: string;
};
export type useEndSessionMutation$data = {
  readonly endSession: {
    readonly success: boolean;
  };
};
export type useEndSessionMutation = {
  response: useEndSessionMutation$data;
  variables: useEndSessionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "password"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sessionId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "password",
        "variableName": "password"
      },
      {
        "kind": "Variable",
        "name": "sessionId",
        "variableName": "sessionId"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "endSession",
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
    "name": "useEndSessionMutation",
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
    "name": "useEndSessionMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "45c017549c16706e8a5afb7042023d86",
    "id": "830ed88d4f56eeed331f882f655095a57abe293be577b0eec9c5ecead8cde4d7",
    "metadata": {},
    "name": "useEndSessionMutation",
    "operationKind": "mutation",
    "text": "mutation useEndSessionMutation(\n  $sessionId: ID!\n  $password: String!\n) {\n  endSession(sessionId: $sessionId, password: $password) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "59a592f6e93ebd9902858cee85a36e39";

export default node;
