/**
 * @generated SignedSource<<0ad34f126bb12d60dcca78a064aa8447>>
 * @relayHash 703f67321541bce145babb0f52995d7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57b44360098fd8b0571acac50322aed10edd845bc71f0ec0f8171c8d646cb672

import type { ConcreteRequest } from 'relay-runtime';
export type useSeasonChangesSubscription$variables = Record<PropertyKey, never>;
export type useSeasonChangesSubscription$data = {
  readonly seasonChanged: {
    readonly position: string;
  };
};
export type useSeasonChangesSubscription = {
  response: useSeasonChangesSubscription$data;
  variables: useSeasonChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SeasonChange",
    "kind": "LinkedField",
    "name": "seasonChanged",
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
    "name": "useSeasonChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSeasonChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "703f67321541bce145babb0f52995d7d",
    "id": "57b44360098fd8b0571acac50322aed10edd845bc71f0ec0f8171c8d646cb672",
    "metadata": {},
    "name": "useSeasonChangesSubscription",
    "operationKind": "subscription",
    "text": "subscription useSeasonChangesSubscription {\n  seasonChanged {\n    position\n  }\n}\n"
  }
};
})();

(node as any).hash = "0915f93d14752c1b56cb080385618208";

export default node;
