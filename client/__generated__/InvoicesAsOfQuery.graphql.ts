/**
 * @generated SignedSource<<d7edd6805a7124826ee89c645807c88f>>
 * @relayHash 739a7e0b4b500006266f88e7151fb486
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa5ca44571b28a87cbd935db23b39eb1abebfec504e3e49d01cd1f0b3d1d72db

import type { ConcreteRequest } from 'relay-runtime';
export type InvoicesAsOfQuery$variables = {
  month?: number | null | undefined;
  year: number;
};
export type InvoicesAsOfQuery$data = {
  readonly invoicesHistory: ReadonlyArray<{
    readonly at: string;
    readonly position: string;
  }>;
};
export type InvoicesAsOfQuery = {
  response: InvoicesAsOfQuery$data;
  variables: InvoicesAsOfQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "month"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "year"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "month",
        "variableName": "month"
      },
      {
        "kind": "Variable",
        "name": "year",
        "variableName": "year"
      }
    ],
    "concreteType": "HistoryEntry",
    "kind": "LinkedField",
    "name": "invoicesHistory",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "at",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "position",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "InvoicesAsOfQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "InvoicesAsOfQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "739a7e0b4b500006266f88e7151fb486",
    "id": "fa5ca44571b28a87cbd935db23b39eb1abebfec504e3e49d01cd1f0b3d1d72db",
    "metadata": {},
    "name": "InvoicesAsOfQuery",
    "operationKind": "query",
    "text": "query InvoicesAsOfQuery(\n  $year: Int!\n  $month: Int\n) {\n  invoicesHistory(year: $year, month: $month) {\n    at\n    position\n  }\n}\n"
  }
};
})();

(node as any).hash = "8909e5f871cbe4d767b79622827c5b84";

export default node;
