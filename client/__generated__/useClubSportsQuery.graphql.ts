/**
 * @generated SignedSource<<9a516258f11f3ec9ac61b02c8b1f47e3>>
 * @relayHash d0d6ce8f6048e3cbb413ea53cb7a2578
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17a78a3a8a0a518911f3d33fce579f56b35af8ce48a979097ee034a9d20ac581

import type { ConcreteRequest } from 'relay-runtime';
export type useClubSportsQuery$variables = Record<PropertyKey, never>;
export type useClubSportsQuery$data = {
  readonly bookingInfos: {
    readonly sports: ReadonlyArray<string>;
  };
};
export type useClubSportsQuery = {
  response: useClubSportsQuery$data;
  variables: useClubSportsQuery$variables;
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
        "name": "sports",
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
    "name": "useClubSportsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useClubSportsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "d0d6ce8f6048e3cbb413ea53cb7a2578",
    "id": "17a78a3a8a0a518911f3d33fce579f56b35af8ce48a979097ee034a9d20ac581",
    "metadata": {},
    "name": "useClubSportsQuery",
    "operationKind": "query",
    "text": "query useClubSportsQuery {\n  bookingInfos {\n    sports\n  }\n}\n"
  }
};
})();

(node as any).hash = "c9892e5c216bdac22baae7a2bcaac0c7";

export default node;
