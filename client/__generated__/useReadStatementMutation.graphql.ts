/**
 * @generated SignedSource<<e638b60fb1791ee5d0c1f710ea60d1c2>>
 * @relayHash 63bc71fa262e1aa669f289f71a51fa89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e5476993bf1bbbab2548daa240eb4c636992c8a13f87c6b3b50b88466538325

import type { ConcreteRequest } from 'relay-runtime';
export type useReadStatementMutation$variables = {
  file: string;
};
export type useReadStatementMutation$data = {
  readonly readStatement: {
    readonly added: number;
    readonly found: number;
    readonly otherAccounts: ReadonlyArray<string>;
  };
};
export type useReadStatementMutation = {
  response: useReadStatementMutation$data;
  variables: useReadStatementMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "file"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "file",
        "variableName": "file"
      }
    ],
    "concreteType": "StatementReading",
    "kind": "LinkedField",
    "name": "readStatement",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "found",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "added",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "otherAccounts",
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
    "name": "useReadStatementMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReadStatementMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "63bc71fa262e1aa669f289f71a51fa89",
    "id": "5e5476993bf1bbbab2548daa240eb4c636992c8a13f87c6b3b50b88466538325",
    "metadata": {},
    "name": "useReadStatementMutation",
    "operationKind": "mutation",
    "text": "mutation useReadStatementMutation(\n  $file: String!\n) {\n  readStatement(file: $file) {\n    found\n    added\n    otherAccounts\n  }\n}\n"
  }
};
})();

(node as any).hash = "8dd85b1846a55e2aec54139245e7cb87";

export default node;
