/**
 * @generated SignedSource<<c9b3e1cd35c674257d7b5b240f82792f>>
 * @relayHash fbf87a1122ec15ce2422523eb815ec44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fa893c1f7afab3a5dce26cb5ddf804e0546023b6a974f4e7fc9f1504c3d5642

import type { ConcreteRequest } from 'relay-runtime';
export type OnlinePaymentState = "ABANDONED" | "DECLINED" | "EXPIRED" | "PAID" | "REFUNDED" | "REFUND_DUE" | "WAITING";
export type OpenOrdersQuery$variables = Record<PropertyKey, never>;
export type OpenOrdersQuery$data = {
  readonly openPayments: ReadonlyArray<{
    readonly _id: string;
    readonly expires_at: string;
    readonly state: OnlinePaymentState;
  }>;
};
export type OpenOrdersQuery = {
  response: OpenOrdersQuery$data;
  variables: OpenOrdersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Payment",
    "kind": "LinkedField",
    "name": "openPayments",
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
        "name": "expires_at",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
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
    "name": "OpenOrdersQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OpenOrdersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "fbf87a1122ec15ce2422523eb815ec44",
    "id": "0fa893c1f7afab3a5dce26cb5ddf804e0546023b6a974f4e7fc9f1504c3d5642",
    "metadata": {},
    "name": "OpenOrdersQuery",
    "operationKind": "query",
    "text": "query OpenOrdersQuery {\n  openPayments {\n    _id\n    expires_at\n    state\n  }\n}\n"
  }
};
})();

(node as any).hash = "e7b9820e0a68c54830669ab33dc4861f";

export default node;
