/**
 * @generated SignedSource<<17b79fd456dbe5a6779e2a974e33caca>>
 * @relayHash f702e4f4eb0eeaa76b01f39dc375f8ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID caf7d246f652a505d0c6f867afb83fb9bb273f5b00d4d40ceafa880907e15142

import type { ConcreteRequest } from 'relay-runtime';
export type useInvoiceChangesSubscription$variables = Record<PropertyKey, never>;
export type useInvoiceChangesSubscription$data = {
  readonly invoicesChanged: {
    readonly position: string;
  };
};
export type useInvoiceChangesSubscription = {
  response: useInvoiceChangesSubscription$data;
  variables: useInvoiceChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "InvoicesChange",
    "kind": "LinkedField",
    "name": "invoicesChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "position",
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
    "name": "useInvoiceChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useInvoiceChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "f702e4f4eb0eeaa76b01f39dc375f8ca",
    "id": "caf7d246f652a505d0c6f867afb83fb9bb273f5b00d4d40ceafa880907e15142",
    "metadata": {},
    "name": "useInvoiceChangesSubscription",
    "operationKind": "subscription",
    "text": "subscription useInvoiceChangesSubscription {\n  invoicesChanged {\n    position\n  }\n}\n"
  }
};
})();

(node as any).hash = "624b0191fb7580f4f5074e8509a73dd0";

export default node;
