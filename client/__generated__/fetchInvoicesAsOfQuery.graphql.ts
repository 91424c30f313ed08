/**
 * @generated SignedSource<<2cf65cfb207293ef585ff8be3defd8ba>>
 * @relayHash a63852638fbf69bb5f627e82a739703f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6c08c1ec184ae306be44f8c3b2329923e5c782ef844d663936a7b161301b563

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceState = "CANCELED" | "INVOICED" | "PAID" | "UNPAID";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
export type fetchInvoicesAsOfQuery$variables = {
  at: string;
  month?: number | null | undefined;
  year: number;
};
export type fetchInvoicesAsOfQuery$data = {
  readonly invoicesAsOf: ReadonlyArray<{
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
    };
    readonly isCorrection: boolean;
    readonly paidAt: LocalDate | null | undefined;
    readonly refundDue: Cents;
    readonly state: InvoiceState;
    readonly warningLevel: number;
  }>;
};
export type fetchInvoicesAsOfQuery = {
  response: fetchInvoicesAsOfQuery$data;
  variables: fetchInvoicesAsOfQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "at"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "month"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "year"
},
v3 = [
  {
    "kind": "Variable",
    "name": "at",
    "variableName": "at"
  },
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "invoiceNumber",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createDate",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueDate",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountDue",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "warningLevel",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundDue",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paidAt",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCorrection",
  "storageKey": null
},
v14 = {
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
v15 = {
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchInvoicesAsOfQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoicesAsOf",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Invoice",
            "kind": "LinkedField",
            "name": "cancels",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v14/*:: as any*/)
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchInvoicesAsOfQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoicesAsOf",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Invoice",
            "kind": "LinkedField",
            "name": "cancels",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          (v14/*:: as any*/),
          (v15/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a63852638fbf69bb5f627e82a739703f",
    "id": "f6c08c1ec184ae306be44f8c3b2329923e5c782ef844d663936a7b161301b563",
    "metadata": {},
    "name": "fetchInvoicesAsOfQuery",
    "operationKind": "query",
    "text": "query fetchInvoicesAsOfQuery(\n  $at: DateTime!\n  $year: Int!\n  $month: Int\n) {\n  invoicesAsOf(at: $at, year: $year, month: $month) {\n    _id\n    invoiceNumber\n    createDate\n    dueDate\n    state\n    amountDue\n    warningLevel\n    refundDue\n    paidAt\n    isCorrection\n    cancels {\n      _id\n      id\n    }\n    invoiceTo {\n      firstName\n      lastName\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "2417d3e397406ff2d13c3dc012067f2b";

export default node;
