/**
 * @generated SignedSource<<0f3da5dc98132af016f77ce1802da5ca>>
 * @relayHash 857e9e1772e82d0eb2aa6a0903f746ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 859a18fd25698e0e874fc58e249648faef31494a0200a09edf9f8cd23fb168a0

import type { ConcreteRequest } from 'relay-runtime';
export type useOrderVoucherDeleteMutation$variables = {
  id: string;
};
export type useOrderVoucherDeleteMutation$data = {
  readonly deleteVoucher: {
    readonly success: boolean;
  };
};
export type useOrderVoucherDeleteMutation = {
  response: useOrderVoucherDeleteMutation$data;
  variables: useOrderVoucherDeleteMutation$variables;
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
    "name": "deleteVoucher",
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
    "name": "useOrderVoucherDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrderVoucherDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "857e9e1772e82d0eb2aa6a0903f746ef",
    "id": "859a18fd25698e0e874fc58e249648faef31494a0200a09edf9f8cd23fb168a0",
    "metadata": {},
    "name": "useOrderVoucherDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation useOrderVoucherDeleteMutation(\n  $id: ID!\n) {\n  deleteVoucher(id: $id) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "3ab5df7d55335aa7dcb3a136b932ad8e";

export default node;
