/**
 * @generated SignedSource<<08c561c65bf66eedd369ea5e3cae36f5>>
 * @relayHash 5de427abc731874810df98e6991de344
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7dfc1e03e44e53245dbccac21cef5164f706da111e4bfcb3f986f204d911614

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadModelTableQuery$variables = Record<PropertyKey, never>;
export type ReadModelTableQuery$data = {
  readonly readModels: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ReadModelTable_readModels">;
  }>;
};
export type ReadModelTableQuery = {
  response: ReadModelTableQuery$data;
  variables: ReadModelTableQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problem",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReadModelTableQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ReadModel",
        "kind": "LinkedField",
        "name": "readModels",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReadModelTable_readModels"
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
    "name": "ReadModelTableQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ReadModel",
        "kind": "LinkedField",
        "name": "readModels",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "position",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "behind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rebuilding",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          (v1/*:: as any*/),
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
            "name": "lastEventAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ReadModelRebuild",
            "kind": "LinkedField",
            "name": "lastRebuild",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
                "storageKey": null
              },
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
                "name": "seconds",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "RebuiltTable",
                "kind": "LinkedField",
                "name": "tables",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "rowsBefore",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "rowsAfter",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isSame",
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
    ]
  },
  "params": {
    "cacheID": "5de427abc731874810df98e6991de344",
    "id": "a7dfc1e03e44e53245dbccac21cef5164f706da111e4bfcb3f986f204d911614",
    "metadata": {},
    "name": "ReadModelTableQuery",
    "operationKind": "query",
    "text": "query ReadModelTableQuery {\n  readModels {\n    ...ReadModelTable_readModels\n    id\n  }\n}\n\nfragment LastRebuild_rebuild on ReadModelRebuild {\n  at\n  events\n  seconds\n  problem\n  tables {\n    name\n    rowsBefore\n    rowsAfter\n    isSame\n  }\n}\n\nfragment ReadModelTable_readModels on ReadModel {\n  id\n  name\n  version\n  position\n  behind\n  rebuilding\n  status\n  problem\n  isRequested\n  lastEventAt\n  lastRebuild {\n    ...LastRebuild_rebuild\n  }\n}\n"
  }
};
})();

(node as any).hash = "d88689441d2082383862d3a835ea7301";

export default node;
