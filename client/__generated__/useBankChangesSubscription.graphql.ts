/**
 * @generated SignedSource<<69745c7419d186ebb478d9c561a34c8e>>
 * @relayHash 7229dc65dc8369fe24beef30c7666c7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9da670be272a01f696b64e6624eb99cda727420d3b657402d5caa94827c5c1d

import type { ConcreteRequest } from 'relay-runtime';
export type useBankChangesSubscription$variables = Record<PropertyKey, never>;
export type useBankChangesSubscription$data = {
  readonly bankChanged: {
    readonly position: string;
  };
};
export type useBankChangesSubscription = {
  response: useBankChangesSubscription$data;
  variables: useBankChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "BankChange",
    "kind": "LinkedField",
    "name": "bankChanged",
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
    "name": "useBankChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useBankChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "7229dc65dc8369fe24beef30c7666c7b",
    "id": "b9da670be272a01f696b64e6624eb99cda727420d3b657402d5caa94827c5c1d",
    "metadata": {},
    "name": "useBankChangesSubscription",
    "operationKind": "subscription",
    "text": "subscription useBankChangesSubscription {\n  bankChanged {\n    position\n  }\n}\n"
  }
};
})();

(node as any).hash = "2f786923eb3f2311c8192e65a36a055b";

export default node;
