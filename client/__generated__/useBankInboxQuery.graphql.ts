/**
 * @generated SignedSource<<5c41ff3196425f477a6606b2b52c6b96>>
 * @relayHash 9c0b7506b8ea7e9144cb4ea5187894ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 449c0c37e71505cb895cefdb013e28867e6fac74ef935f2a7925d9b8d1f92871

import type { ConcreteRequest } from 'relay-runtime';
export type BalanceGapKind = "BETWEEN" | "WITHIN";
export type MovementAsideReason = "DONATION" | "MEMBERSHIP_FEE" | "OTHER";
export type MovementProblemReason = "AMOUNT" | "DAY" | "DIRECTION" | "FORM" | "OTHER_CURRENCY";
export type MovementState = "OPEN" | "OUTGOING" | "SETTLED" | "SET_ASIDE";
export type StatementMatchKind = "MATCH" | "NONE" | "PROPOSAL";
export type StatementMatchReason = "AMOUNT_DIFFERS" | "CANCELLED" | "COLLECTION" | "DEBIT_RETURNED" | "NAME_AND_AMOUNT" | "NUMBER" | "OUTGOING" | "PAID_BEFORE" | "REFERENCE" | "REOPENED" | "RETURNED" | "SEVERAL_INVOICES" | "UNKNOWN" | "UNREADABLE";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
export type useBankInboxQuery$variables = {
  page?: number | null | undefined;
  search?: string | null | undefined;
  size?: number | null | undefined;
  state?: MovementState | null | undefined;
};
export type useBankInboxQuery$data = {
  readonly bankInbox: {
    readonly awaited: ReadonlyArray<{
      readonly _id: string;
      readonly amountDue: Cents;
      readonly firstName: string | null | undefined;
      readonly invoiceNumber: string;
      readonly lastName: string | null | undefined;
    }>;
    readonly gaps: ReadonlyArray<{
      readonly amount: number;
      readonly fromDate: LocalDate;
      readonly iban: string;
      readonly kind: BalanceGapKind;
      readonly toDate: LocalDate;
    }>;
    readonly movements: ReadonlyArray<{
      readonly _id: string;
      readonly amount: number;
      readonly asideReason: MovementAsideReason | null | undefined;
      readonly bookedOn: LocalDate;
      readonly debit: {
        readonly _id: string;
        readonly amount: Cents;
        readonly executionOn: LocalDate;
        readonly isReturn: boolean;
        readonly movementIDs: ReadonlyArray<string>;
      } | null | undefined;
      readonly invoices: ReadonlyArray<{
        readonly _id: string;
        readonly amountDue: Cents;
        readonly firstName: string | null | undefined;
        readonly invoiceNumber: string;
        readonly lastName: string | null | undefined;
      }>;
      readonly match: StatementMatchKind | null | undefined;
      readonly maybeSame: boolean;
      readonly name: string | null | undefined;
      readonly note: string | null | undefined;
      readonly problem: {
        readonly line: number;
        readonly reason: MovementProblemReason;
      } | null | undefined;
      readonly reason: StatementMatchReason | null | undefined;
      readonly rest: number;
      readonly returnCode: string | null | undefined;
      readonly state: MovementState;
      readonly text: string;
    }>;
    readonly open: number;
    readonly outgoing: number;
    readonly readUntil: LocalDate | null | undefined;
    readonly setAside: number;
    readonly settled: number;
    readonly total: number;
    readonly unreadable: number;
  };
};
export type useBankInboxQuery = {
  response: useBankInboxQuery$data;
  variables: useBankInboxQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "size"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "state"
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
  "name": "_id",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/),
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
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": [
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
        "name": "state",
        "variableName": "state"
      }
    ],
    "concreteType": "BankInbox",
    "kind": "LinkedField",
    "name": "bankInbox",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "open",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "settled",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "setAside",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "outgoing",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unreadable",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "readUntil",
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
            "name": "fromDate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "toDate",
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StatementInvoice",
        "kind": "LinkedField",
        "name": "awaited",
        "plural": true,
        "selections": (v6/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BankMovement",
        "kind": "LinkedField",
        "name": "movements",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bookedOn",
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rest",
            "storageKey": null
          },
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
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "match",
            "storageKey": null
          },
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "asideReason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maybeSame",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MovementProblem",
            "kind": "LinkedField",
            "name": "problem",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "line",
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MovementDebit",
            "kind": "LinkedField",
            "name": "debit",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "executionOn",
                "storageKey": null
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isReturn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "movementIDs",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StatementInvoice",
            "kind": "LinkedField",
            "name": "invoices",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useBankInboxQuery",
    "selections": (v8/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useBankInboxQuery",
    "selections": (v8/*:: as any*/)
  },
  "params": {
    "cacheID": "9c0b7506b8ea7e9144cb4ea5187894ed",
    "id": "449c0c37e71505cb895cefdb013e28867e6fac74ef935f2a7925d9b8d1f92871",
    "metadata": {},
    "name": "useBankInboxQuery",
    "operationKind": "query",
    "text": "query useBankInboxQuery(\n  $state: MovementState\n  $search: String\n  $page: Int\n  $size: Int\n) {\n  bankInbox(state: $state, search: $search, page: $page, size: $size) {\n    total\n    open\n    settled\n    setAside\n    outgoing\n    unreadable\n    readUntil\n    gaps {\n      kind\n      iban\n      fromDate\n      toDate\n      amount\n    }\n    awaited {\n      _id\n      invoiceNumber\n      amountDue\n      firstName\n      lastName\n    }\n    movements {\n      _id\n      bookedOn\n      amount\n      rest\n      name\n      text\n      returnCode\n      state\n      match\n      reason\n      asideReason\n      note\n      maybeSame\n      problem {\n        line\n        reason\n      }\n      debit {\n        _id\n        executionOn\n        amount\n        isReturn\n        movementIDs\n      }\n      invoices {\n        _id\n        invoiceNumber\n        amountDue\n        firstName\n        lastName\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "2aaf4fa6cfef6c8d823357efded82bb8";

export default node;
