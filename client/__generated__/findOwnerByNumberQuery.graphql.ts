/**
 * @generated SignedSource<<a5a05b51542c11cbefb48eb9beed8acf>>
 * @relayHash bc970aeebfe6cec64df2919e9e02db59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fef642aadd1491d694dfd9ed1416ce087cee15a1c1f5d4e51cd6124aa7e1f0e

import type { ConcreteRequest } from 'relay-runtime';
export type findOwnerByNumberQuery$variables = {
  number: string;
};
export type findOwnerByNumberQuery$data = {
  readonly user: {
    readonly firstName: string;
    readonly lastName: string;
    readonly userID: string;
  } | null | undefined;
};
export type findOwnerByNumberQuery = {
  response: findOwnerByNumberQuery$data;
  variables: findOwnerByNumberQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "number"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userID",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "findOwnerByNumberQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "findOwnerByNumberQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "bc970aeebfe6cec64df2919e9e02db59",
    "id": "6fef642aadd1491d694dfd9ed1416ce087cee15a1c1f5d4e51cd6124aa7e1f0e",
    "metadata": {},
    "name": "findOwnerByNumberQuery",
    "operationKind": "query",
    "text": "query findOwnerByNumberQuery(\n  $number: ID!\n) {\n  user(id: $number) {\n    userID\n    firstName\n    lastName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "c924448d8f45ac706384411e21aa8ce5";

export default node;
