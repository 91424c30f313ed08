/**
 * @generated SignedSource<<9a72196cb2b52e82ec26946da21cf02b>>
 * @relayHash c30718edf0b043a28ad274aea33137d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b2eded0f611443a7722770736f6c1118f1503d85d02fafb276bda3219076ef5

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceItemKind = "COURT" | "GUEST_FEE" | "VOUCHER";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
export type ClubRefundsQuery$variables = Record<PropertyKey, never>;
export type ClubRefundsQuery$data = {
  readonly clubRefunds: ReadonlyArray<{
    readonly _id: string;
    readonly amount: Cents;
    readonly date: LocalDate;
    readonly firstName: string | null | undefined;
    readonly kind: InvoiceItemKind;
    readonly lastName: string | null | undefined;
  }>;
};
export type ClubRefundsQuery = {
  response: ClubRefundsQuery$data;
  variables: ClubRefundsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ClubRefund",
    "kind": "LinkedField",
    "name": "clubRefunds",
    "plural": true,
    "selections": [
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
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "date",
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ClubRefundsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ClubRefundsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "c30718edf0b043a28ad274aea33137d2",
    "id": "6b2eded0f611443a7722770736f6c1118f1503d85d02fafb276bda3219076ef5",
    "metadata": {},
    "name": "ClubRefundsQuery",
    "operationKind": "query",
    "text": "query ClubRefundsQuery {\n  clubRefunds {\n    _id\n    kind\n    date\n    amount\n    firstName\n    lastName\n  }\n}\n"
  }
};
})();

(node as any).hash = "bae1e92da9a3147b5583edd5e8f1189c";

export default node;
