/**
 * @generated SignedSource<<445ba85c17927d768be46f4dfe239395>>
 * @relayHash f79a58a765c4855fe1249a2d08c3c6a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d47c8e95070da7df87955c3d7d61356675a7f263a66c28208fbaa5374d0a384

import type { ConcreteRequest } from 'relay-runtime';
export type useClubSportNamesQuery$variables = Record<PropertyKey, never>;
export type useClubSportNamesQuery$data = {
  readonly generalInfos: {
    readonly sportNames: ReadonlyArray<{
      readonly de: string;
      readonly en: string;
      readonly sport: string;
    }>;
  };
};
export type useClubSportNamesQuery = {
  response: useClubSportNamesQuery$data;
  variables: useClubSportNamesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "GeneralInfos",
    "kind": "LinkedField",
    "name": "generalInfos",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SportName",
        "kind": "LinkedField",
        "name": "sportNames",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sport",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "de",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "en",
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
    "name": "useClubSportNamesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useClubSportNamesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "f79a58a765c4855fe1249a2d08c3c6a8",
    "id": "3d47c8e95070da7df87955c3d7d61356675a7f263a66c28208fbaa5374d0a384",
    "metadata": {},
    "name": "useClubSportNamesQuery",
    "operationKind": "query",
    "text": "query useClubSportNamesQuery {\n  generalInfos {\n    sportNames {\n      sport\n      de\n      en\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "734c5da7a284b2b11b2ec014fc4cb6b6";

export default node;
