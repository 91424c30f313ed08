/**
 * @generated SignedSource<<d07a16f223ce52453c8116075887ae84>>
 * @relayHash 2e354d35b50de3d341405c6091d73dd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3753304b1927b0f9d27088cad921b479f31b61278a7faf5c94f05c00ee2204ea

import type { ConcreteRequest } from 'relay-runtime';
export type useOwnInvoiceChangesSubscription$variables = Record<PropertyKey, never>;
export type useOwnInvoiceChangesSubscription$data = {
  readonly ownInvoicesChanged: {
    readonly position: string;
  };
};
export type useOwnInvoiceChangesSubscription = {
  response: useOwnInvoiceChangesSubscription$data;
  variables: useOwnInvoiceChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "InvoicesChange",
    "kind": "LinkedField",
    "name": "ownInvoicesChanged",
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
    "name": "useOwnInvoiceChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOwnInvoiceChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "2e354d35b50de3d341405c6091d73dd8",
    "id": "3753304b1927b0f9d27088cad921b479f31b61278a7faf5c94f05c00ee2204ea",
    "metadata": {},
    "name": "useOwnInvoiceChangesSubscription",
    "operationKind": "subscription",
    "text": "subscription useOwnInvoiceChangesSubscription {\n  ownInvoicesChanged {\n    position\n  }\n}\n"
  }
};
})();

(node as any).hash = "a4624b5a4536771b5f869769f9dfed94";

export default node;
