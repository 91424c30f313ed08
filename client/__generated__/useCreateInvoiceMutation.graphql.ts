/**
 * @generated SignedSource<<81527ea9b012fda3a6d45ba27e42a33d>>
 * @relayHash f22e7fdc756c3275d637391ed52447e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c35f60bc4537a7f8e274db630d9f1a586d21a8ed6e79def925fb82c19ee87e6

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type InvoiceInput = {
  fromDate: LocalDate;
  toDate: LocalDate;
  userID: string;
};
export type useCreateInvoiceMutation$variables = {
  invoice: InvoiceInput;
};
export type useCreateInvoiceMutation$data = {
  readonly createInvoice: {
    readonly invoice: {
      readonly _id: string;
      readonly invoiceNumber: string;
    } | null | undefined;
  };
};
export type useCreateInvoiceMutation = {
  response: useCreateInvoiceMutation$data;
  variables: useCreateInvoiceMutation$variables;
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
    "name": "useCreateInvoiceMutation",
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
    "name": "useCreateInvoiceMutation",
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
    "cacheID": "f22e7fdc756c3275d637391ed52447e1",
    "id": "1c35f60bc4537a7f8e274db630d9f1a586d21a8ed6e79def925fb82c19ee87e6",
    "metadata": {},
    "name": "useCreateInvoiceMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateInvoiceMutation(\n  $invoice: InvoiceInput!\n) {\n  createInvoice(invoice: $invoice) {\n    invoice {\n      _id\n      invoiceNumber\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "2108c1d1b1f3b2c50247a7a5f76c07f5";

export default node;
