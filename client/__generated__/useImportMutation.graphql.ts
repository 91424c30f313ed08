/**
 * @generated SignedSource<<02544e5bf5373dd5cc670f3753454332>>
 * @relayHash b2bde7cfd108a41ca2ff0de1517ed30e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa2946482e512167ea76a48a874375202ff636feef1dd4dd0cb6827a60d6722b

import type { ConcreteRequest } from 'relay-runtime';
export type useImportMutation$variables = {
  csv: string;
  dryRun: boolean;
};
export type useImportMutation$data = {
  readonly importUsers: {
    readonly created: number;
    readonly problems: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly line: number;
      readonly value: string | null | undefined;
    }>;
  };
};
export type useImportMutation = {
  response: useImportMutation$data;
  variables: useImportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "csv"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dryRun"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "csv",
        "variableName": "csv"
      },
      {
        "kind": "Variable",
        "name": "dryRun",
        "variableName": "dryRun"
      }
    ],
    "concreteType": "ImportResult",
    "kind": "LinkedField",
    "name": "importUsers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "created",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ImportProblem",
        "kind": "LinkedField",
        "name": "problems",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "line",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useImportMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b2bde7cfd108a41ca2ff0de1517ed30e",
    "id": "aa2946482e512167ea76a48a874375202ff636feef1dd4dd0cb6827a60d6722b",
    "metadata": {},
    "name": "useImportMutation",
    "operationKind": "mutation",
    "text": "mutation useImportMutation(\n  $csv: String!\n  $dryRun: Boolean!\n) {\n  importUsers(csv: $csv, dryRun: $dryRun) {\n    created\n    problems {\n      line\n      field\n      code\n      value\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b9e2959e08d695edbfcb3ca6a5045d96";

export default node;
