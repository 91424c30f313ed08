/**
 * @generated SignedSource<<61d7a141e1826e74140eb309bfd6e77d>>
 * @relayHash 0e2d2e0b81566ef7f7a4c1c239649db9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 085871efb5b2689269938f929514ec78e9cf2876b13684ff446fa0e4fefd53be

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnErasureQuery$variables = Record<PropertyKey, never>;
export type OwnErasureQuery$data = {
  readonly currentUser: {
    readonly " $fragmentSpreads": FragmentRefs<"ErasureCard_user">;
  } | null | undefined;
};
export type OwnErasureQuery = {
  response: OwnErasureQuery$data;
  variables: OwnErasureQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnErasureQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ErasureCard_user"
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
    "name": "OwnErasureQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "erasureRequested",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0e2d2e0b81566ef7f7a4c1c239649db9",
    "id": "085871efb5b2689269938f929514ec78e9cf2876b13684ff446fa0e4fefd53be",
    "metadata": {},
    "name": "OwnErasureQuery",
    "operationKind": "query",
    "text": "query OwnErasureQuery {\n  currentUser {\n    ...ErasureCard_user\n    id\n  }\n}\n\nfragment ErasureCard_user on User {\n  id\n  erasureRequested\n}\n"
  }
};

(node as any).hash = "7e8535cb793cb971674f54207e8c389a";

export default node;
