/**
 * @generated SignedSource<<8e481d2a95124629e265f27710801d02>>
 * @relayHash c849d3c2b5e10612fe60a69527bcb292
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0023b55f3d7965127b1ed9d584e8d6d4a46d2e937ea8085d5e8184e0f7e9f663

import type { ConcreteRequest } from 'relay-runtime';
export type ExportKind = "CSV" | "DATEV";
import type { LocalDate } from "@platzwart/contracts/core";
export type ExportInput = {
  from: LocalDate;
  isOnlyNew: boolean;
  kind: ExportKind;
  to: LocalDate;
};
export type ExportButtonMutation$variables = {
  input: ExportInput;
};
export type ExportButtonMutation$data = {
  readonly exportPostings: {
    readonly exportID: string;
  };
};
export type ExportButtonMutation = {
  response: ExportButtonMutation$data;
  variables: ExportButtonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ExportResult",
    "kind": "LinkedField",
    "name": "exportPostings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "exportID",
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
    "name": "ExportButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExportButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c849d3c2b5e10612fe60a69527bcb292",
    "id": "0023b55f3d7965127b1ed9d584e8d6d4a46d2e937ea8085d5e8184e0f7e9f663",
    "metadata": {},
    "name": "ExportButtonMutation",
    "operationKind": "mutation",
    "text": "mutation ExportButtonMutation(\n  $input: ExportInput!\n) {\n  exportPostings(input: $input) {\n    exportID\n  }\n}\n"
  }
};
})();

(node as any).hash = "b8e0c7ddd56fe2d00639edc8ad73acb1";

export default node;
