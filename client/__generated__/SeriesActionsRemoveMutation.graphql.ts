/**
 * @generated SignedSource<<6c0972af0f5fc0aa32116b5ba120ed4b>>
 * @relayHash 3761e66528887ece6bd564b09f19166c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b6445517de799eb011263d594d50e461ff79a7a7baa3a7fd13253092b938706

import type { ConcreteRequest } from 'relay-runtime';
export type SeriesActionsRemoveMutation$variables = {
  planID: string;
  seriesID: string;
};
export type SeriesActionsRemoveMutation$data = {
  readonly removeSeasonSeries: {
    readonly code: string;
  };
};
export type SeriesActionsRemoveMutation = {
  response: SeriesActionsRemoveMutation$data;
  variables: SeriesActionsRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "planID"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "seriesID"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "planID",
        "variableName": "planID"
      },
      {
        "kind": "Variable",
        "name": "seriesID",
        "variableName": "seriesID"
      }
    ],
    "concreteType": "SeasonPlanResult",
    "kind": "LinkedField",
    "name": "removeSeasonSeries",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SeriesActionsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SeriesActionsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3761e66528887ece6bd564b09f19166c",
    "id": "9b6445517de799eb011263d594d50e461ff79a7a7baa3a7fd13253092b938706",
    "metadata": {},
    "name": "SeriesActionsRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation SeriesActionsRemoveMutation(\n  $planID: ID!\n  $seriesID: ID!\n) {\n  removeSeasonSeries(planID: $planID, seriesID: $seriesID) {\n    code\n  }\n}\n"
  }
};
})();

(node as any).hash = "0c4f8214aa22e7d6b4fb42eab57576bf";

export default node;
