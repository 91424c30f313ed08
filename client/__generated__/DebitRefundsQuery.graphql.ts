/**
 * @generated SignedSource<<ed6a21ef799524dca026e52449885d8a>>
 * @relayHash ae4df5b7f36a28f9105decb0610fb056
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bd2d54fd678036190208054ec4db4d5cc7a9ad5ea5baf6af18df5270375e5d2

import type { ConcreteRequest } from 'relay-runtime';
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
export type DebitRefundsQuery$variables = Record<PropertyKey, never>;
export type DebitRefundsQuery$data = {
  readonly debitRefunds: ReadonlyArray<{
    readonly amount: Cents;
    readonly collectionID: string;
    readonly executionOn: LocalDate;
    readonly invoiceID: string;
    readonly invoiceNumber: string;
    readonly person: {
      readonly firstName: string;
      readonly lastName: string;
    } | null | undefined;
  }>;
};
export type DebitRefundsQuery = {
  response: DebitRefundsQuery$data;
  variables: DebitRefundsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DebitRefund",
    "kind": "LinkedField",
    "name": "debitRefunds",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "collectionID",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "invoiceID",
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
        "name": "amount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "executionOn",
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DebitRefundsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DebitRefundsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "ae4df5b7f36a28f9105decb0610fb056",
    "id": "4bd2d54fd678036190208054ec4db4d5cc7a9ad5ea5baf6af18df5270375e5d2",
    "metadata": {},
    "name": "DebitRefundsQuery",
    "operationKind": "query",
    "text": "query DebitRefundsQuery {\n  debitRefunds {\n    collectionID\n    invoiceID\n    invoiceNumber\n    amount\n    executionOn\n    person {\n      firstName\n      lastName\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "110fd119627f8e9818da60b24463c839";

export default node;
