/**
 * @generated SignedSource<<bed1a213fec18f3b423ec894cca42eea>>
 * @relayHash cd520de56cf53549d0a18b9dd29c5d3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 608b3e6ed5ef882fa07befac7d2373fab742d73c9eb4f5130b8924fa7e1c02a5

import type { ConcreteRequest } from 'relay-runtime';
export type ExportKind = "CSV" | "DATEV";
import type { LocalDate } from "@platzwart/contracts/core";
export type ExportListQuery$variables = Record<PropertyKey, never>;
export type ExportListQuery$data = {
  readonly accountingExports: ReadonlyArray<{
    readonly by: {
      readonly firstName: string;
      readonly lastName: string;
    } | null | undefined;
    readonly exportID: string;
    readonly exportedAt: string;
    readonly fileName: string;
    readonly from: LocalDate;
    readonly isOnlyNew: boolean;
    readonly kind: ExportKind;
    readonly rows: number;
    readonly to: LocalDate;
  }>;
};
export type ExportListQuery = {
  response: ExportListQuery$data;
  variables: ExportListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AccountingExport",
    "kind": "LinkedField",
    "name": "accountingExports",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "exportID",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "from",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "to",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOnlyNew",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rows",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fileName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "exportedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BookingUser",
        "kind": "LinkedField",
        "name": "by",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastName",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ExportListQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ExportListQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "cd520de56cf53549d0a18b9dd29c5d3f",
    "id": "608b3e6ed5ef882fa07befac7d2373fab742d73c9eb4f5130b8924fa7e1c02a5",
    "metadata": {},
    "name": "ExportListQuery",
    "operationKind": "query",
    "text": "query ExportListQuery {\n  accountingExports {\n    exportID\n    kind\n    from\n    to\n    isOnlyNew\n    rows\n    fileName\n    exportedAt\n    by {\n      firstName\n      lastName\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ff03d702f68805978d86a39d56c71e76";

export default node;
