/**
 * @generated SignedSource<<0663e3a6481a82548d14b82202fe7616>>
 * @relayHash db85c23797c55fe9070a94f744c189f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d878433ed1316708cbf8409f0d881f012276c85c1daad975eddabb5ed0362337

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useReadModelChangesSubscription$variables = Record<PropertyKey, never>;
export type useReadModelChangesSubscription$data = {
  readonly readModelChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"ReadModelTable_readModels">;
  };
};
export type useReadModelChangesSubscription = {
  response: useReadModelChangesSubscription$data;
  variables: useReadModelChangesSubscription$variables;
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
    "name": "useReadModelChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ReadModel",
        "kind": "LinkedField",
        "name": "readModelChanged",
        "plural": false,
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
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useReadModelChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ReadModel",
        "kind": "LinkedField",
        "name": "readModelChanged",
        "plural": false,
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
    "cacheID": "db85c23797c55fe9070a94f744c189f1",
    "id": "d878433ed1316708cbf8409f0d881f012276c85c1daad975eddabb5ed0362337",
    "metadata": {},
    "name": "useReadModelChangesSubscription",
    "operationKind": "subscription",
    "text": "subscription useReadModelChangesSubscription {\n  readModelChanged {\n    ...ReadModelTable_readModels\n    id\n  }\n}\n\nfragment LastRebuild_rebuild on ReadModelRebuild {\n  at\n  events\n  seconds\n  problem\n  tables {\n    name\n    rowsBefore\n    rowsAfter\n    isSame\n  }\n}\n\nfragment ReadModelTable_readModels on ReadModel {\n  id\n  name\n  version\n  position\n  behind\n  rebuilding\n  status\n  problem\n  isRequested\n  lastEventAt\n  lastRebuild {\n    ...LastRebuild_rebuild\n  }\n}\n"
  }
};
})();

(node as any).hash = "b850dee9605025046ffefde14393bdb5";

export default node;
