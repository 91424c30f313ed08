/**
 * @generated SignedSource<<b1698f168e6c56b609295740e9b15fc6>>
 * @relayHash 24ae6dcec4901ae6fd3434b5f6077517
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b929c57d64bb5bf2d821d8ec904e2dbe527b565381c32f9f25f605993fd03b0

import type { ConcreteRequest } from 'relay-runtime';
export type BalanceGapKind = "BETWEEN" | "WITHIN";
export type StatementMatchKind = "BOOKED" | "MATCH" | "NONE" | "PROPOSAL";
export type StatementMatchReason = "AMOUNT_DIFFERS" | "CANCELLED" | "NAME_AND_AMOUNT" | "NUMBER" | "OUTGOING" | "PAID_BEFORE" | "REFERENCE" | "REOPENED" | "RETURNED" | "SEVERAL_INVOICES" | "UNKNOWN";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
export type useReadStatementMutation$variables = {
  file: string;
};
export type useReadStatementMutation$data = {
  readonly readStatement: {
    readonly awaited: ReadonlyArray<{
      readonly _id: string;
      readonly amountDue: Cents;
      readonly firstName: string | null | undefined;
      readonly invoiceNumber: string;
      readonly lastName: string | null | undefined;
    }>;
    readonly entries: ReadonlyArray<{
      readonly amount: number;
      readonly bookedOn: LocalDate;
      readonly entryID: string;
      readonly invoices: ReadonlyArray<{
        readonly _id: string;
        readonly amountDue: Cents;
        readonly firstName: string | null | undefined;
        readonly invoiceNumber: string;
        readonly lastName: string | null | undefined;
      }>;
      readonly match: StatementMatchKind;
      readonly name: string | null | undefined;
      readonly reason: StatementMatchReason;
      readonly returnCode: string | null | undefined;
      readonly text: string;
    }>;
    readonly gaps: ReadonlyArray<{
      readonly amount: number;
      readonly iban: string;
      readonly kind: BalanceGapKind;
      readonly on: LocalDate;
    }>;
    readonly otherAccounts: ReadonlyArray<string>;
    readonly repeated: number;
  };
};
export type useReadStatementMutation = {
  response: useReadStatementMutation$data;
  variables: useReadStatementMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "file"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v2 = [
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
    "name": "amountDue",
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
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "file",
        "variableName": "file"
      }
    ],
    "concreteType": "StatementReading",
    "kind": "LinkedField",
    "name": "readStatement",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StatementEntry",
        "kind": "LinkedField",
        "name": "entries",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "entryID",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bookedOn",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "returnCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "match",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StatementInvoice",
            "kind": "LinkedField",
            "name": "invoices",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BalanceGap",
        "kind": "LinkedField",
        "name": "gaps",
        "plural": true,
        "selections": [
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
            "name": "iban",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "on",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "repeated",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "otherAccounts",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StatementInvoice",
        "kind": "LinkedField",
        "name": "awaited",
        "plural": true,
        "selections": (v2/*:: as any*/),
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
    "name": "useReadStatementMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReadStatementMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "24ae6dcec4901ae6fd3434b5f6077517",
    "id": "8b929c57d64bb5bf2d821d8ec904e2dbe527b565381c32f9f25f605993fd03b0",
    "metadata": {},
    "name": "useReadStatementMutation",
    "operationKind": "mutation",
    "text": "mutation useReadStatementMutation(\n  $file: String!\n) {\n  readStatement(file: $file) {\n    entries {\n      entryID\n      bookedOn\n      amount\n      name\n      text\n      returnCode\n      match\n      reason\n      invoices {\n        _id\n        invoiceNumber\n        amountDue\n        firstName\n        lastName\n      }\n    }\n    gaps {\n      kind\n      iban\n      on\n      amount\n    }\n    repeated\n    otherAccounts\n    awaited {\n      _id\n      invoiceNumber\n      amountDue\n      firstName\n      lastName\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ecc9c0ddb707296a955e3dd53a1efc27";

export default node;
