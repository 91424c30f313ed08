/**
 * @generated SignedSource<<75ab4f53f97d57cc7497e2967bfdb6d1>>
 * @relayHash 90d362128ec74b22b9577feb0634c602
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e716bea7fd2c8f3383ac069b5b703907f2154036b74b9596351c855671fe885d

import type { ConcreteRequest } from 'relay-runtime';
export type useClubLogChangesSubscription$variables = Record<PropertyKey, never>;
export type useClubLogChangesSubscription$data = {
  readonly clubLogChanged: {
    readonly position: string;
  };
};
export type useClubLogChangesSubscription = {
  response: useClubLogChangesSubscription$data;
  variables: useClubLogChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ClubLogChange",
    "kind": "LinkedField",
    "name": "clubLogChanged",
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
    "name": "useClubLogChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useClubLogChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "90d362128ec74b22b9577feb0634c602",
    "id": "e716bea7fd2c8f3383ac069b5b703907f2154036b74b9596351c855671fe885d",
    "metadata": {},
    "name": "useClubLogChangesSubscription",
    "operationKind": "subscription",
    "text": "subscription useClubLogChangesSubscription {\n  clubLogChanged {\n    position\n  }\n}\n"
  }
};
})();

(node as any).hash = "0a63416c2904696a7788b47f5050c99c";

export default node;
