/**
 * @generated SignedSource<<92d5e13d11c40dcf9890277ad8fb8279>>
 * @relayHash f7e748402a9e862898209e8028e74b50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8266a8d77dc39848c674181a8cc9fefd538bd00e07a754bb3ba751084461d5da

import type { ConcreteRequest } from 'relay-runtime';
export type useReadStatementMutation$variables = {
  file: string;
};
export type useReadStatementMutation$data = {
  readonly readStatement: {
    readonly added: number;
    readonly found: number;
    readonly isCutOff: boolean;
    readonly otherAccounts: ReadonlyArray<string>;
    readonly skippedAccounts: ReadonlyArray<string>;
    readonly unreadable: number;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "skippedAccounts",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unreadable",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isCutOff",
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
    "cacheID": "f7e748402a9e862898209e8028e74b50",
    "id": "8266a8d77dc39848c674181a8cc9fefd538bd00e07a754bb3ba751084461d5da",
    "metadata": {},
    "name": "useReadStatementMutation",
    "operationKind": "mutation",
    "text": "mutation useReadStatementMutation(\n  $file: String!\n) {\n  readStatement(file: $file) {\n    found\n    added\n    otherAccounts\n    skippedAccounts\n    unreadable\n    isCutOff\n  }\n}\n"
  }
};
})();

(node as any).hash = "6f2124e55ba55fdbbdc3d2fb544991bc";

export default node;
