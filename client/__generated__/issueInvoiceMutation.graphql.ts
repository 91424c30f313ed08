/**
 * @generated SignedSource<<67c59d9073a2b60689c14f288c7b40bd>>
 * @relayHash 38400fef2fbd0dce9869c16118468e62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b4aabfffecce7561fb8875c4b939d50922347179e5031f44f14b800640c44d5

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type InvoiceInput = {
  fromDate: LocalDate;
  toDate: LocalDate;
  userID: string;
};
export type issueInvoiceMutation$variables = {
  invoice: InvoiceInput;
};
export type issueInvoiceMutation$data = {
  readonly createInvoice: {
    readonly invoice: {
      readonly _id: string;
      readonly invoiceNumber: string;
    } | null | undefined;
  };
};
export type issueInvoiceMutation = {
  response: issueInvoiceMutation$data;
  variables: issueInvoiceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "invoice"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "invoice",
    "variableName": "invoice"
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "issueInvoiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InvoiceResult",
        "kind": "LinkedField",
        "name": "createInvoice",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Invoice",
            "kind": "LinkedField",
            "name": "invoice",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "issueInvoiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InvoiceResult",
        "kind": "LinkedField",
        "name": "createInvoice",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Invoice",
            "kind": "LinkedField",
            "name": "invoice",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "38400fef2fbd0dce9869c16118468e62",
    "id": "8b4aabfffecce7561fb8875c4b939d50922347179e5031f44f14b800640c44d5",
    "metadata": {},
    "name": "issueInvoiceMutation",
    "operationKind": "mutation",
    "text": "mutation issueInvoiceMutation(\n  $invoice: InvoiceInput!\n) {\n  createInvoice(invoice: $invoice) {\n    invoice {\n      _id\n      invoiceNumber\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "bca3f47a1e36cb78303479bf9caea60f";

export default node;
