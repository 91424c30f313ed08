/**
 * @generated SignedSource<<2d97dab4a9b30c258eddc403197e63e7>>
 * @relayHash 14734f579c466ce269b949c6f9454c93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5db67bccac424b74515e539c57efb12f21c1e9867cdc0c13851b1360978a00b

import type { ConcreteRequest } from 'relay-runtime';
export type usePeopleQuery$variables = Record<PropertyKey, never>;
export type usePeopleQuery$data = {
  readonly frequentPlayers: ReadonlyArray<{
    readonly firstName: string;
    readonly lastName: string;
    readonly userID: string;
  }>;
  readonly members: ReadonlyArray<{
    readonly firstName: string;
    readonly lastName: string;
    readonly userID: string;
  }>;
};
export type usePeopleQuery = {
  response: usePeopleQuery$data;
  variables: usePeopleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userID",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "BookingUser",
  "kind": "LinkedField",
  "name": "frequentPlayers",
  "plural": true,
  "selections": (v3/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePeopleQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Person",
        "kind": "LinkedField",
        "name": "members",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      (v4/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePeopleQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Person",
        "kind": "LinkedField",
        "name": "members",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v4/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "14734f579c466ce269b949c6f9454c93",
    "id": "d5db67bccac424b74515e539c57efb12f21c1e9867cdc0c13851b1360978a00b",
    "metadata": {},
    "name": "usePeopleQuery",
    "operationKind": "query",
    "text": "query usePeopleQuery {\n  members {\n    userID\n    firstName\n    lastName\n    id\n  }\n  frequentPlayers {\n    userID\n    firstName\n    lastName\n  }\n}\n"
  }
};
})();

(node as any).hash = "4e2426fffa0d99812289788964e95999";

export default node;
