/**
 * @generated SignedSource<<f5a3c12b818bf495b57b488fb418e83e>>
 * @relayHash 4aec0fb4332b898bce960b6d9b407702
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6eec665885348aff5017d78bb38cddc26c1a2a455c9f7bf9f28461eb0145f2aa

import type { ConcreteRequest } from 'relay-runtime';
export type LogProofName = "BOOKINGS" | "CHAIN" | "NUMBERS" | "TOTALS";
export type useLogProofsQuery$variables = Record<PropertyKey, never>;
export type useLogProofsQuery$data = {
  readonly logProofs: {
    readonly isRequested: boolean;
    readonly progress: number | null | undefined;
    readonly runs: ReadonlyArray<{
      readonly events: number;
      readonly flawCount: number;
      readonly flaws: ReadonlyArray<{
        readonly because: string;
        readonly position: string | null | undefined;
        readonly proof: LogProofName;
      }>;
      readonly position: string | null | undefined;
      readonly seconds: number;
      readonly startedAt: string;
    }>;
  };
};
export type useLogProofsQuery = {
  response: useLogProofsQuery$data;
  variables: useLogProofsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LogProofs",
    "kind": "LinkedField",
    "name": "logProofs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isRequested",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "progress",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LogProof",
        "kind": "LinkedField",
        "name": "runs",
        "plural": true,
        "selections": [
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
            "name": "seconds",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "events",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "flawCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LogFlaw",
            "kind": "LinkedField",
            "name": "flaws",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "proof",
                "storageKey": null
              },
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "because",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLogProofsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLogProofsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "4aec0fb4332b898bce960b6d9b407702",
    "id": "6eec665885348aff5017d78bb38cddc26c1a2a455c9f7bf9f28461eb0145f2aa",
    "metadata": {},
    "name": "useLogProofsQuery",
    "operationKind": "query",
    "text": "query useLogProofsQuery {\n  logProofs {\n    isRequested\n    progress\n    runs {\n      startedAt\n      seconds\n      position\n      events\n      flawCount\n      flaws {\n        proof\n        position\n        because\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "06c45da7840b1e51a1abb97cdc221ea5";

export default node;
