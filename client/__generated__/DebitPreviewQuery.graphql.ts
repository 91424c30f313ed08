/**
 * @generated SignedSource<<a83f343cb856ba1df89f5de8158bfe00>>
 * @relayHash 253b8b66fbd6f7a69d396f23922bdc77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 785e2b1acf4d97c66663e6c367c2902af8115b8e93273c2b16d09668a8056c66

import type { ConcreteRequest } from 'relay-runtime';
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
export type DebitPreviewQuery$variables = {
  executionOn: LocalDate;
};
export type DebitPreviewQuery$data = {
  readonly debitPreview: {
    readonly invoices: ReadonlyArray<{
      readonly _id: string;
      readonly amount: Cents;
      readonly dueDate: LocalDate;
      readonly firstName: string | null | undefined;
      readonly invoiceNumber: string;
      readonly lastName: string | null | undefined;
    }>;
    readonly withoutMandate: number;
  };
};
export type DebitPreviewQuery = {
  response: DebitPreviewQuery$data;
  variables: DebitPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "executionOn"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "executionOn",
        "variableName": "executionOn"
      }
    ],
    "concreteType": "DebitPreview",
    "kind": "LinkedField",
    "name": "debitPreview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DueInvoice",
        "kind": "LinkedField",
        "name": "invoices",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "_id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "invoiceNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dueDate",
            "storageKey": null
          },
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "withoutMandate",
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
    "name": "DebitPreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DebitPreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "253b8b66fbd6f7a69d396f23922bdc77",
    "id": "785e2b1acf4d97c66663e6c367c2902af8115b8e93273c2b16d09668a8056c66",
    "metadata": {},
    "name": "DebitPreviewQuery",
    "operationKind": "query",
    "text": "query DebitPreviewQuery(\n  $executionOn: Date!\n) {\n  debitPreview(executionOn: $executionOn) {\n    invoices {\n      _id\n      invoiceNumber\n      amount\n      dueDate\n      firstName\n      lastName\n    }\n    withoutMandate\n  }\n}\n"
  }
};
})();

(node as any).hash = "c01d87c7a0c682e811a04a15c95607e2";

export default node;
