/**
 * @generated SignedSource<<7e2a7e69e56e95af9618cf949c5a7d77>>
 * @relayHash b1c4fab9491daef7d89d4fdafb289b7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4195e38285317d56a44200f24aaba36f7c4e3ed489e5338326ff3c2de823cce

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
      readonly returnedOn: LocalDate | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ReturnNote_invoice">;
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
    "kind": "Variable",
    "name": "executionOn",
    "variableName": "executionOn"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "invoiceNumber",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueDate",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "returnedOn",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "withoutMandate",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DebitPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReturnNote_invoice"
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DebitPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "returnReason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "returns",
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b1c4fab9491daef7d89d4fdafb289b7e",
    "id": "e4195e38285317d56a44200f24aaba36f7c4e3ed489e5338326ff3c2de823cce",
    "metadata": {},
    "name": "DebitPreviewQuery",
    "operationKind": "query",
    "text": "query DebitPreviewQuery(\n  $executionOn: Date!\n) {\n  debitPreview(executionOn: $executionOn) {\n    invoices {\n      _id\n      invoiceNumber\n      amount\n      dueDate\n      returnedOn\n      ...ReturnNote_invoice\n      firstName\n      lastName\n    }\n    withoutMandate\n  }\n}\n\nfragment ReturnNote_invoice on DueInvoice {\n  returnReason\n  returnedOn\n  returns\n}\n"
  }
};
})();

(node as any).hash = "dfb858cf1fb813b9f3a3afdcfb791def";

export default node;
