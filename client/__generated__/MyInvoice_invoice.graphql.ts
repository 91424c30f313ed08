/**
 * @generated SignedSource<<bd5955648b185dcff982081eea951da4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceState = "CANCELED" | "INVOICED" | "PAID" | "UNPAID";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type MyInvoice_invoice$data = {
  readonly _id: string;
  readonly amountDue: Cents;
  readonly cancelledLines: {
    readonly amount: Cents;
  } | null | undefined;
  readonly cancels: {
    readonly invoiceNumber: string;
  } | null | undefined;
  readonly collectedOn: LocalDate | null | undefined;
  readonly createDate: LocalDate;
  readonly dueDate: LocalDate | null | undefined;
  readonly invoiceNumber: string;
  readonly isCorrection: boolean;
  readonly items: {
    readonly " $fragmentSpreads": FragmentRefs<"InvoiceItems_items">;
  };
  readonly openAmount: Cents;
  readonly overdue: boolean;
  readonly paidAmount: Cents;
  readonly paidAt: LocalDate | null | undefined;
  readonly payment: {
    readonly accountHolder: string;
    readonly bic: string | null | undefined;
    readonly byDirectDebit: boolean;
    readonly iban: string | null | undefined;
    readonly reference: string;
  } | null | undefined;
  readonly refundDue: Cents;
  readonly state: InvoiceState;
  readonly totalAmount: Cents;
  readonly totals: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"InvoiceTotals_totals">;
  }>;
  readonly waivedAmount: Cents;
  readonly warningLevel: number;
  readonly " $fragmentType": "MyInvoice_invoice";
};
export type MyInvoice_invoice$key = {
  readonly " $data"?: MyInvoice_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyInvoice_invoice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "invoiceNumber",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyInvoice_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "_id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createDate",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overdue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidAt",
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "collectedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CancelledLines",
      "kind": "LinkedField",
      "name": "cancelledLines",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountDue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waivedAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCorrection",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "cancels",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RateTotal",
      "kind": "LinkedField",
      "name": "totals",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InvoiceTotals_totals"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoicePayment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "iban",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bic",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountHolder",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byDirectDebit",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceItems",
      "kind": "LinkedField",
      "name": "items",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InvoiceItems_items"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "bc91459c32dfc20a4be9ff1f88b2902f";

export default node;
