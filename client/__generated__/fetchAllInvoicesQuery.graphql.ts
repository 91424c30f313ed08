/**
 * @generated SignedSource<<27d3cfb9e6015392010f07c39523fbdb>>
 * @relayHash cc0d83cf631cdee06a1efe96ba4a796d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12004ec0acab267274e07c3de9e77c9630417190be5ab2425bf46653083fcb19

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceListState = "CANCELED" | "CORRECTION" | "INVOICED" | "OPEN" | "OVERDUE" | "PAID" | "REFUND_DUE" | "STORNO" | "TO_CORRECT" | "UNPAID";
export type InvoiceSort = "AMOUNT" | "DUE" | "NUMBER" | "PERSON";
export type InvoiceState = "CANCELED" | "INVOICED" | "PAID" | "UNPAID";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
export type fetchAllInvoicesQuery$variables = {
  descending?: boolean | null | undefined;
  month?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  size?: number | null | undefined;
  sort?: InvoiceSort | null | undefined;
  state?: InvoiceListState | null | undefined;
  year?: number | null | undefined;
};
export type fetchAllInvoicesQuery$data = {
  readonly invoicePage: {
    readonly invoices: ReadonlyArray<{
      readonly _id: string;
      readonly amountDue: Cents;
      readonly cancels: {
        readonly _id: string;
      } | null | undefined;
      readonly createDate: LocalDate;
      readonly dueDate: LocalDate | null | undefined;
      readonly invoiceNumber: string;
      readonly invoiceTo: {
        readonly firstName: string;
        readonly lastName: string;
        readonly userID: string;
      };
      readonly isCorrection: boolean;
      readonly overdue: boolean;
      readonly paidAt: LocalDate | null | undefined;
      readonly refundDue: Cents;
      readonly state: InvoiceState;
      readonly warningLevel: number;
    }>;
    readonly total: number;
  };
};
export type fetchAllInvoicesQuery = {
  response: fetchAllInvoicesQuery$data;
  variables: fetchAllInvoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "descending"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "month"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "size"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "state"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "year"
},
v8 = [
  {
    "kind": "Variable",
    "name": "descending",
    "variableName": "descending"
  },
  {
    "kind": "Variable",
    "name": "month",
    "variableName": "month"
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  },
  {
    "kind": "Variable",
    "name": "size",
    "variableName": "size"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  },
  {
    "kind": "Variable",
    "name": "state",
    "variableName": "state"
  },
  {
    "kind": "Variable",
    "name": "year",
    "variableName": "year"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "invoiceNumber",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createDate",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueDate",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "overdue",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "warningLevel",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountDue",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundDue",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paidAt",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCorrection",
  "storageKey": null
},
v21 = {
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
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchAllInvoicesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "InvoicePage",
        "kind": "LinkedField",
        "name": "invoicePage",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Invoice",
            "kind": "LinkedField",
            "name": "invoices",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Invoice",
                "kind": "LinkedField",
                "name": "cancels",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              },
              (v21/*:: as any*/)
            ],
            "storageKey": null
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
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchAllInvoicesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "InvoicePage",
        "kind": "LinkedField",
        "name": "invoicePage",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Invoice",
            "kind": "LinkedField",
            "name": "invoices",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Invoice",
                "kind": "LinkedField",
                "name": "cancels",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v22/*:: as any*/)
                ],
                "storageKey": null
              },
              (v21/*:: as any*/),
              (v22/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cc0d83cf631cdee06a1efe96ba4a796d",
    "id": "12004ec0acab267274e07c3de9e77c9630417190be5ab2425bf46653083fcb19",
    "metadata": {},
    "name": "fetchAllInvoicesQuery",
    "operationKind": "query",
    "text": "query fetchAllInvoicesQuery(\n  $search: String\n  $state: InvoiceListState\n  $year: Int\n  $month: Int\n  $sort: InvoiceSort\n  $descending: Boolean\n  $page: Int\n  $size: Int\n) {\n  invoicePage(search: $search, state: $state, year: $year, month: $month, sort: $sort, descending: $descending, page: $page, size: $size) {\n    total\n    invoices {\n      _id\n      invoiceNumber\n      createDate\n      dueDate\n      state\n      overdue\n      warningLevel\n      amountDue\n      refundDue\n      paidAt\n      isCorrection\n      cancels {\n        _id\n        id\n      }\n      invoiceTo {\n        userID\n        firstName\n        lastName\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "40affa65dd738885f4eac2682b12cb65";

export default node;
