/**
 * @generated SignedSource<<205e8f1b4837914a88e0ffff6c6352d2>>
 * @relayHash d77aff6954cba1cbb13bdab6c460f539
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d16c747f78d79bced4efcf437e314de4e6e38a0eefeeace54ee89aa5bb951c1

import type { ConcreteRequest } from 'relay-runtime';
export type OwedMoneyKind = "CARD_HOURS" | "DAYS_30" | "DAYS_60" | "NOT_BILLED" | "NOT_DUE" | "OLDER" | "REFUND_DUE";
export type PaymentTaskKind = "REFUND_FAILED" | "REVERSED";
import type { Cents } from "@platzwart/contracts/core";
export type useOpenIssuesQuery$variables = Record<PropertyKey, never>;
export type useOpenIssuesQuery$data = {
  readonly failed: {
    readonly total: number;
  };
  readonly guests: {
    readonly total: number;
  };
  readonly logProofs: {
    readonly runs: ReadonlyArray<{
      readonly flawCount: number;
    }>;
  };
  readonly owedMoney: ReadonlyArray<{
    readonly amount: Cents;
    readonly count: number;
    readonly kind: OwedMoneyKind;
  }>;
  readonly paymentTasks: ReadonlyArray<{
    readonly amount: Cents;
    readonly kind: PaymentTaskKind;
  }>;
  readonly readModels: ReadonlyArray<{
    readonly behind: number;
    readonly id: string;
    readonly rebuilding: number | null | undefined;
  }>;
  readonly stuckPayments: ReadonlyArray<{
    readonly _id: string;
    readonly amount: Cents;
    readonly expires_at: string;
    readonly person: {
      readonly firstName: string;
      readonly lastName: string;
      readonly userID: string;
    } | null | undefined;
  }>;
  readonly toCorrect: {
    readonly total: number;
  };
  readonly unverified: {
    readonly total: number;
  };
};
export type useOpenIssuesQuery = {
  response: useOpenIssuesQuery$data;
  variables: useOpenIssuesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "total",
    "storageKey": null
  }
],
v1 = {
  "kind": "Literal",
  "name": "size",
  "value": 1
},
v2 = {
  "kind": "Literal",
  "name": "state",
  "value": "UNVERIFIED"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v5 = [
  {
    "alias": "failed",
    "args": [
      {
        "kind": "Literal",
        "name": "state",
        "value": "FAILED"
      }
    ],
    "concreteType": "MailPage",
    "kind": "LinkedField",
    "name": "mails",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": "mails(state:\"FAILED\")"
  },
  {
    "alias": "guests",
    "args": [
      {
        "kind": "Literal",
        "name": "role",
        "value": "GUEST"
      },
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "concreteType": "UserPage",
    "kind": "LinkedField",
    "name": "userPage",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": "userPage(role:\"GUEST\",size:1,state:\"UNVERIFIED\")"
  },
  {
    "alias": "unverified",
    "args": [
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "concreteType": "UserPage",
    "kind": "LinkedField",
    "name": "userPage",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": "userPage(size:1,state:\"UNVERIFIED\")"
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "LogProofs",
    "kind": "LinkedField",
    "name": "logProofs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LogProof",
        "kind": "LinkedField",
        "name": "runs",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "flawCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OwedMoney",
    "kind": "LinkedField",
    "name": "owedMoney",
    "plural": true,
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      },
      (v4/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": "toCorrect",
    "args": [
      (v1/*:: as any*/),
      {
        "kind": "Literal",
        "name": "state",
        "value": "TO_CORRECT"
      }
    ],
    "concreteType": "InvoicePage",
    "kind": "LinkedField",
    "name": "invoicePage",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": "invoicePage(size:1,state:\"TO_CORRECT\")"
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Payment",
    "kind": "LinkedField",
    "name": "stuckPayments",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "_id",
        "storageKey": null
      },
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expires_at",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BookingUser",
        "kind": "LinkedField",
        "name": "person",
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
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PaymentTask",
    "kind": "LinkedField",
    "name": "paymentTasks",
    "plural": true,
    "selections": [
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ReadModel",
    "kind": "LinkedField",
    "name": "readModels",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "behind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rebuilding",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOpenIssuesQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOpenIssuesQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "d77aff6954cba1cbb13bdab6c460f539",
    "id": "9d16c747f78d79bced4efcf437e314de4e6e38a0eefeeace54ee89aa5bb951c1",
    "metadata": {},
    "name": "useOpenIssuesQuery",
    "operationKind": "query",
    "text": "query useOpenIssuesQuery {\n  failed: mails(state: FAILED) {\n    total\n  }\n  guests: userPage(role: GUEST, state: UNVERIFIED, size: 1) {\n    total\n  }\n  unverified: userPage(state: UNVERIFIED, size: 1) {\n    total\n  }\n  logProofs {\n    runs {\n      flawCount\n    }\n  }\n  owedMoney {\n    kind\n    count\n    amount\n  }\n  toCorrect: invoicePage(state: TO_CORRECT, size: 1) {\n    total\n  }\n  stuckPayments {\n    _id\n    amount\n    expires_at\n    person {\n      userID\n      firstName\n      lastName\n    }\n  }\n  paymentTasks {\n    kind\n    amount\n  }\n  readModels {\n    id\n    behind\n    rebuilding\n  }\n}\n"
  }
};
})();

(node as any).hash = "74839a650be5d92670cc050b1bd38409";

export default node;
