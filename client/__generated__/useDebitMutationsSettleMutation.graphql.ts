/**
 * @generated SignedSource<<f3aa809bf0f98177b664a6c9e2cdfaf2>>
 * @relayHash 44965168759052ed03b73824f90699d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df50317a438cb99aeb419db9aab4779878287fa2582e6dee89998e282dcf596f

import type { ConcreteRequest } from 'relay-runtime';
export type useDebitMutationsSettleMutation$variables = {
  id: string;
};
export type useDebitMutationsSettleMutation$data = {
  readonly settleCollection: {
    readonly success: boolean;
  };
};
export type useDebitMutationsSettleMutation = {
  response: useDebitMutationsSettleMutation$data;
  variables: useDebitMutationsSettleMutation$variables;
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
    "name": "useDebitMutationsSettleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDebitMutationsSettleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "44965168759052ed03b73824f90699d9",
    "id": "df50317a438cb99aeb419db9aab4779878287fa2582e6dee89998e282dcf596f",
    "metadata": {},
    "name": "useDebitMutationsSettleMutation",
    "operationKind": "mutation",
    "text": "mutation useDebitMutationsSettleMutation(\n  $id: ID!\n) {\n  settleCollection(id: $id) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "00e2acca8576ae36fb709eca5c4f4eac";

export default node;
