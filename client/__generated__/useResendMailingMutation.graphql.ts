/**
 * @generated SignedSource<<80f07095cc8ec47fa794a7865d8b7566>>
 * @relayHash 85f81bf631c431c78e9599d9b231b6f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af216845f841e8ce9cb2273c7b631433d8651764959c8f9887f4e0c40ae0244c

import type { ConcreteRequest } from 'relay-runtime';
export type useResendMailingMutation$variables = {
  id: string;
};
export type useResendMailingMutation$data = {
  readonly resendMailing: {
    readonly success: boolean;
  };
};
export type useResendMailingMutation = {
  response: useResendMailingMutation$data;
  variables: useResendMailingMutation$variables;
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
    "name": "resendMailing",
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
    "name": "useResendMailingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResendMailingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "85f81bf631c431c78e9599d9b231b6f2",
    "id": "af216845f841e8ce9cb2273c7b631433d8651764959c8f9887f4e0c40ae0244c",
    "metadata": {},
    "name": "useResendMailingMutation",
    "operationKind": "mutation",
    "text": "mutation useResendMailingMutation(\n  $id: ID!\n) {\n  resendMailing(id: $id) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "0bdb16b5e81c95f3fb3b7039a2b50e79";

export default node;
