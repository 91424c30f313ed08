/**
 * @generated SignedSource<<8ec3db7217fecb03d6af3ba8b71e6206>>
 * @relayHash 5807422cc043127a576b8340ff0b0437
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d77eea70d3e7aa95011e6201aa5be856b72797d9bff3f5fe905895e270a61d1

import type { ConcreteRequest } from 'relay-runtime';
export type settleMovementCollectionMutation$variables = {
  id: string;
  movementIDs: ReadonlyArray<string>;
};
export type settleMovementCollectionMutation$data = {
  readonly settleCollection: {
    readonly success: boolean;
  };
};
export type settleMovementCollectionMutation = {
  response: settleMovementCollectionMutation$data;
  variables: settleMovementCollectionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "movementIDs"
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
      },
      {
        "kind": "Variable",
        "name": "movementIDs",
        "variableName": "movementIDs"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "settleCollection",
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
    "name": "settleMovementCollectionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "settleMovementCollectionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5807422cc043127a576b8340ff0b0437",
    "id": "1d77eea70d3e7aa95011e6201aa5be856b72797d9bff3f5fe905895e270a61d1",
    "metadata": {},
    "name": "settleMovementCollectionMutation",
    "operationKind": "mutation",
    "text": "mutation settleMovementCollectionMutation(\n  $id: ID!\n  $movementIDs: [ID!]!\n) {\n  settleCollection(id: $id, movementIDs: $movementIDs) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "737b35fbb8ef0161d4dea76c190c8711";

export default node;
