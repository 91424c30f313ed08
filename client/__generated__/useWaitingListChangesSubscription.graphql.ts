/**
 * @generated SignedSource<<ef90295de11777b9e7563b4b58e1aee1>>
 * @relayHash 3c3673df8f081f313fd77733ba226f74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1e4f6327807ff40beefd13126d83f648cd9458f7408aa0cd0f5f8a58d43373e

import type { ConcreteRequest } from 'relay-runtime';
export type useWaitingListChangesSubscription$variables = Record<PropertyKey, never>;
export type useWaitingListChangesSubscription$data = {
  readonly waitingListChanged: {
    readonly position: string;
  };
};
export type useWaitingListChangesSubscription = {
  response: useWaitingListChangesSubscription$data;
  variables: useWaitingListChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WaitingListChange",
    "kind": "LinkedField",
    "name": "waitingListChanged",
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
    "name": "useWaitingListChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useWaitingListChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "3c3673df8f081f313fd77733ba226f74",
    "id": "e1e4f6327807ff40beefd13126d83f648cd9458f7408aa0cd0f5f8a58d43373e",
    "metadata": {},
    "name": "useWaitingListChangesSubscription",
    "operationKind": "subscription",
    "text": "subscription useWaitingListChangesSubscription {\n  waitingListChanged {\n    position\n  }\n}\n"
  }
};
})();

(node as any).hash = "a4dbdb257605b8571b274448b160f4ef";

export default node;
