/**
 * @generated SignedSource<<4311853d78f17ad32962d7c346844d49>>
 * @relayHash 12a9c42af53f2822bfe02e4c89875f85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9ed2555db350d88a14863f85d46ebe3e3435736bfbb710563e0e7462ec90ae7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionsCardQuery$variables = Record<PropertyKey, never>;
export type SessionsCardQuery$data = {
  readonly openSessions: ReadonlyArray<{
    readonly isThis: boolean;
    readonly sessionId: string;
    readonly " $fragmentSpreads": FragmentRefs<"SessionRow_session">;
  }>;
};
export type SessionsCardQuery = {
  response: SessionsCardQuery$data;
  variables: SessionsCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sessionId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isThis",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SessionsCardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OpenSession",
        "kind": "LinkedField",
        "name": "openSessions",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SessionRow_session"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessionsCardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OpenSession",
        "kind": "LinkedField",
        "name": "openSessions",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "browser",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "system",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "usedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "12a9c42af53f2822bfe02e4c89875f85",
    "id": "d9ed2555db350d88a14863f85d46ebe3e3435736bfbb710563e0e7462ec90ae7",
    "metadata": {},
    "name": "SessionsCardQuery",
    "operationKind": "query",
    "text": "query SessionsCardQuery {\n  openSessions {\n    sessionId\n    isThis\n    ...SessionRow_session\n  }\n}\n\nfragment SessionRow_session on OpenSession {\n  browser\n  system\n  startedAt\n  usedAt\n  isThis\n}\n"
  }
};
})();

(node as any).hash = "b8628c9ec2e92e1bfaa3d9a5815ada62";

export default node;
