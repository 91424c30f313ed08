/**
 * @generated SignedSource<<14c553721e102909546d9dc31e9aa6f7>>
 * @relayHash 8cc502430763616fd6169a1a7a9c002b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f03e9f34c87482eed12053ca8debfa7fdcc1a5aa63fb3fb93bfede452d9a1e4

import type { ConcreteRequest } from 'relay-runtime';
export type OwedMoneyKind = "CARD_HOURS" | "DAYS_30" | "DAYS_60" | "NOT_BILLED" | "NOT_DUE" | "OLDER" | "REFUND_DUE";
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
  readonly readModels: ReadonlyArray<{
    readonly behind: number;
    readonly id: string;
    readonly rebuilding: number | null | undefined;
  }>;
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
v3 = [
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
        "name": "count",
        "storageKey": null
      },
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
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOpenIssuesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "8cc502430763616fd6169a1a7a9c002b",
    "id": "9f03e9f34c87482eed12053ca8debfa7fdcc1a5aa63fb3fb93bfede452d9a1e4",
    "metadata": {},
    "name": "useOpenIssuesQuery",
    "operationKind": "query",
    "text": "query useOpenIssuesQuery {\n  failed: mails(state: FAILED) {\n    total\n  }\n  guests: userPage(role: GUEST, state: UNVERIFIED, size: 1) {\n    total\n  }\n  unverified: userPage(state: UNVERIFIED, size: 1) {\n    total\n  }\n  logProofs {\n    runs {\n      flawCount\n    }\n  }\n  owedMoney {\n    kind\n    count\n    amount\n  }\n  readModels {\n    id\n    behind\n    rebuilding\n  }\n}\n"
  }
};
})();

(node as any).hash = "5cf3d0881ccbd119e3e011b44f6cf493";

export default node;
