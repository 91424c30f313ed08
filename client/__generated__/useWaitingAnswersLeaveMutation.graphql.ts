/**
 * @generated SignedSource<<cf59b28c39737c925d63a489331eaf84>>
 * @relayHash 86f4e0ee0a359b13201ed17ce3c75837
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f67c70eed24122100f5117d993f753c88317f08fe2f0354f75475969af1e620

import type { ConcreteRequest } from 'relay-runtime';
export type useWaitingAnswersLeaveMutation$variables = {
  id: string;
};
export type useWaitingAnswersLeaveMutation$data = {
  readonly leaveWaitingList: {
    readonly success: boolean;
  };
};
export type useWaitingAnswersLeaveMutation = {
  response: useWaitingAnswersLeaveMutation$data;
  variables: useWaitingAnswersLeaveMutation$variables;
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
    "name": "leaveWaitingList",
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
    "name": "useWaitingAnswersLeaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWaitingAnswersLeaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "86f4e0ee0a359b13201ed17ce3c75837",
    "id": "3f67c70eed24122100f5117d993f753c88317f08fe2f0354f75475969af1e620",
    "metadata": {},
    "name": "useWaitingAnswersLeaveMutation",
    "operationKind": "mutation",
    "text": "mutation useWaitingAnswersLeaveMutation(\n  $id: ID!\n) {\n  leaveWaitingList(id: $id) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "bbe3bf1940c780dec46fdfe6526e4b06";

export default node;
