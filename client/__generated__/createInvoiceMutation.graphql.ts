/**
 * @generated SignedSource<<97eda2cbfbfd2f82f38ce8a777d93b61>>
 * @relayHash ef99b8df9c90fe5ebdccb6d2e9d31326
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec253884c0237ea1db043239f2c1301df5a9c1c0ac1ddd8b5aa31d162add1888

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type InvoiceInput = {
  fromDate: LocalDate;
  toDate: LocalDate;
  userID: string;
};
export type createInvoiceMutation$variables = {
  invoice: InvoiceInput;
};
export type createInvoiceMutation$data = {
  readonly createInvoice: {
    readonly invoice: {
      readonly _id: string;
      readonly invoiceNumber: string;
    } | null | undefined;
  };
};
export type createInvoiceMutation = {
  response: createInvoiceMutation$data;
  variables: createInvoiceMutation$variables;
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
    "name": "createInvoiceMutation",
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
    "name": "createInvoiceMutation",
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
    "cacheID": "ef99b8df9c90fe5ebdccb6d2e9d31326",
    "id": "ec253884c0237ea1db043239f2c1301df5a9c1c0ac1ddd8b5aa31d162add1888",
    "metadata": {},
    "name": "createInvoiceMutation",
    "operationKind": "mutation",
    "text": "mutation createInvoiceMutation(\n  $invoice: InvoiceInput!\n) {\n  createInvoice(invoice: $invoice) {\n    invoice {\n      _id\n      invoiceNumber\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "67cbb9a90b879bb98d010687ea46b7f0";

export default node;
