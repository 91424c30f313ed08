/**
 * @generated SignedSource<<2abf233dd62af3ab3a928f69038d300e>>
 * @relayHash 35cfdcbee4bd29b872f30836b31bfcad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7081d58d1c3b2ad664832a3ed2e9b6b4a9c067c599680d44863b624ec7576c7

import type { ConcreteRequest } from 'relay-runtime';
export type ExportKind = "CSV" | "DATEV";
import type { LocalDate } from "@platzwart/contracts/core";
export type ExportInput = {
  from: LocalDate;
  isOnlyNew: boolean;
  kind: ExportKind;
  to: LocalDate;
};
export type PostingsExportButtonMutation$variables = {
  input: ExportInput;
};
export type PostingsExportButtonMutation$data = {
  readonly exportPostings: {
    readonly exportID: string;
  };
};
export type PostingsExportButtonMutation = {
  response: PostingsExportButtonMutation$data;
  variables: PostingsExportButtonMutation$variables;
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
    "name": "PostingsExportButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PostingsExportButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "35cfdcbee4bd29b872f30836b31bfcad",
    "id": "a7081d58d1c3b2ad664832a3ed2e9b6b4a9c067c599680d44863b624ec7576c7",
    "metadata": {},
    "name": "PostingsExportButtonMutation",
    "operationKind": "mutation",
    "text": "mutation PostingsExportButtonMutation(\n  $input: ExportInput!\n) {\n  exportPostings(input: $input) {\n    exportID\n  }\n}\n"
  }
};
})();

(node as any).hash = "f02e92ed13831ffc2c931cd4daf78cc4";

export default node;
