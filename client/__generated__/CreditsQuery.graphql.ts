/**
 * @generated SignedSource<<ec4752265fcda11d49a7ae4adf407aa8>>
 * @relayHash fa1b7c7285af598cceb764d83ca727c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7c881f1fcb3957dbc3f2f624307a775a5aaf0bbe4229b2f37de68829eac80e2

import type { ConcreteRequest } from 'relay-runtime';
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
export type CreditsQuery$variables = Record<PropertyKey, never>;
export type CreditsQuery$data = {
  readonly credits: ReadonlyArray<{
    readonly _id: string;
    readonly amount: Cents;
    readonly invoiceNumber: string;
    readonly openInvoices: ReadonlyArray<{
      readonly _id: string;
      readonly invoiceNumber: string;
      readonly openAmount: Cents;
    }>;
    readonly person: {
      readonly firstName: string;
      readonly lastName: string;
    } | null | undefined;
    readonly receivedOn: LocalDate;
    readonly rest: Cents;
  }>;
};
export type CreditsQuery = {
  response: CreditsQuery$data;
  variables: CreditsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "invoiceNumber",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Credit",
    "kind": "LinkedField",
    "name": "credits",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
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
        "name": "rest",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "receivedOn",
        "storageKey": null
      },
      (v1/*:: as any*/),
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OpenInvoice",
        "kind": "LinkedField",
        "name": "openInvoices",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "openAmount",
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
    "name": "CreditsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CreditsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "fa1b7c7285af598cceb764d83ca727c6",
    "id": "f7c881f1fcb3957dbc3f2f624307a775a5aaf0bbe4229b2f37de68829eac80e2",
    "metadata": {},
    "name": "CreditsQuery",
    "operationKind": "query",
    "text": "query CreditsQuery {\n  credits {\n    _id\n    amount\n    rest\n    receivedOn\n    invoiceNumber\n    person {\n      firstName\n      lastName\n    }\n    openInvoices {\n      _id\n      invoiceNumber\n      openAmount\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8c58d908f5d3e24808ff0abcffd0ab2d";

export default node;
