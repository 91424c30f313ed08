/**
 * @generated SignedSource<<c1da357f449c71ea5210b554379ae0fb>>
 * @relayHash e02f2dd796778f28cb420867d5544c7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac184e150aaa8ee7adfbe90151aecf47637db646e31460d373283d13c0586c5b

import type { ConcreteRequest } from 'relay-runtime';
export type VoucherType = "ADULT" | "SENIOR" | "STUDENT" | "YOUNG";
import type { Cents } from "@platzwart/contracts/core";
export type NewVoucherFormQuery$variables = Record<PropertyKey, never>;
export type NewVoucherFormQuery$data = {
  readonly bookingInfos: {
    readonly allowedVouchers: boolean;
    readonly voucherHours: number;
    readonly vouchers: ReadonlyArray<{
      readonly price: Cents;
      readonly type: VoucherType;
    }>;
  };
};
export type NewVoucherFormQuery = {
  response: NewVoucherFormQuery$data;
  variables: NewVoucherFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "BookingInfos",
    "kind": "LinkedField",
    "name": "bookingInfos",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "allowedVouchers",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "voucherHours",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "VoucherPrice",
        "kind": "LinkedField",
        "name": "vouchers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "price",
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
    "name": "NewVoucherFormQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewVoucherFormQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "e02f2dd796778f28cb420867d5544c7e",
    "id": "ac184e150aaa8ee7adfbe90151aecf47637db646e31460d373283d13c0586c5b",
    "metadata": {},
    "name": "NewVoucherFormQuery",
    "operationKind": "query",
    "text": "query NewVoucherFormQuery {\n  bookingInfos {\n    allowedVouchers\n    voucherHours\n    vouchers {\n      type\n      price\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1c3f05058cfee1779abe57df63b42199";

export default node;
