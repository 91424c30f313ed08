/**
 * @generated SignedSource<<2b3f9b05b427e68d26ff3ef0ab1bd3a1>>
 * @relayHash 23029c770db2f3237b393756a51d5c78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed1a59c6a0b959f69fea961994270a5acfaaced6a7e62665efae7e79b70b5ff7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceState = "CANCELED" | "INVOICED" | "PAID" | "UNPAID";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
export type InvoiceListQuery$variables = Record<PropertyKey, never>;
export type InvoiceListQuery$data = {
  readonly invoices: ReadonlyArray<{
    readonly amountDue: Cents;
    readonly cancels: {
      readonly _id: string;
    } | null | undefined;
    readonly createDate: LocalDate;
    readonly invoiceNumber: string;
    readonly invoiceTo: {
      readonly firstName: string;
      readonly lastName: string;
      readonly userID: string;
    };
    readonly overdue: boolean;
    readonly state: InvoiceState;
    readonly " $fragmentSpreads": FragmentRefs<"InvoiceTable_invoices">;
  }>;
};
export type InvoiceListQuery = {
  response: InvoiceListQuery$data;
  variables: InvoiceListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "invoiceNumber",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createDate",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "overdue",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountDue",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "InvoiceRecipient",
  "kind": "LinkedField",
  "name": "invoiceTo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userID",
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
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InvoiceListQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoices",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Invoice",
            "kind": "LinkedField",
            "name": "cancels",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "InvoiceTable_invoices"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InvoiceListQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoices",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Invoice",
            "kind": "LinkedField",
            "name": "cancels",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v5/*:: as any*/),
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
            "name": "warningLevel",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refundDue",
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "23029c770db2f3237b393756a51d5c78",
    "id": "ed1a59c6a0b959f69fea961994270a5acfaaced6a7e62665efae7e79b70b5ff7",
    "metadata": {},
    "name": "InvoiceListQuery",
    "operationKind": "query",
    "text": "query InvoiceListQuery {\n  invoices {\n    invoiceNumber\n    createDate\n    state\n    overdue\n    amountDue\n    cancels {\n      _id\n      id\n    }\n    invoiceTo {\n      userID\n      firstName\n      lastName\n    }\n    ...InvoiceTable_invoices\n    id\n  }\n}\n\nfragment InvoiceTable_invoices on Invoice {\n  _id\n  invoiceNumber\n  createDate\n  dueDate\n  state\n  overdue\n  warningLevel\n  refundDue\n  amountDue\n  cancels {\n    _id\n    id\n  }\n  invoiceTo {\n    userID\n    firstName\n    lastName\n  }\n}\n"
  }
};
})();

(node as any).hash = "0286c926176c7179580e1b4eecda1093";

export default node;
