/**
 * @generated SignedSource<<1bc5b020585b4027e02a0def70098ec5>>
 * @relayHash 18302b518b0d5d31bbe5485ed327e683
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4aec714edf59082e7017ceb40a03c30c1ec8e8f8142490cbe4359c605f87aab

import type { ConcreteRequest } from 'relay-runtime';
export type OwedMoneyKind = "CARD_HOURS" | "DAYS_30" | "DAYS_60" | "NOT_BILLED" | "NOT_DUE" | "OLDER" | "REFUND_DUE";
import type { Cents } from "@platzwart/contracts/core";
export type OwedMoneyQuery$variables = Record<PropertyKey, never>;
export type OwedMoneyQuery$data = {
  readonly owedMoney: ReadonlyArray<{
    readonly amount: Cents;
    readonly count: number;
    readonly kind: OwedMoneyKind;
  }>;
};
export type OwedMoneyQuery = {
  response: OwedMoneyQuery$data;
  variables: OwedMoneyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwedMoneyQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwedMoneyQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "18302b518b0d5d31bbe5485ed327e683",
    "id": "d4aec714edf59082e7017ceb40a03c30c1ec8e8f8142490cbe4359c605f87aab",
    "metadata": {},
    "name": "OwedMoneyQuery",
    "operationKind": "query",
    "text": "query OwedMoneyQuery {\n  owedMoney {\n    kind\n    count\n    amount\n  }\n}\n"
  }
};
})();

(node as any).hash = "e873a899fb9547f2546b63de0fe8afff";

export default node;
