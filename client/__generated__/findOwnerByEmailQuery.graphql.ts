/**
 * @generated SignedSource<<4ad426f9c8667fa04dac2fa4aac4e858>>
 * @relayHash 8954f97845a6bc5bf325a7b640ab1ffa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f35a29b7d02dbce81a3dee5aabbbc164db783a2c89451a5b5f7c9c4e016bf670

import type { ConcreteRequest } from 'relay-runtime';
export type findOwnerByEmailQuery$variables = {
  email: string;
};
export type findOwnerByEmailQuery$data = {
  readonly userPage: {
    readonly users: ReadonlyArray<{
      readonly email: string | null | undefined;
      readonly firstName: string;
      readonly lastName: string;
      readonly userID: string;
    }>;
  };
};
export type findOwnerByEmailQuery = {
  response: findOwnerByEmailQuery$data;
  variables: findOwnerByEmailQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "email"
  },
  {
    "kind": "Literal",
    "name": "size",
    "value": 10
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
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "findOwnerByEmailQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserPage",
        "kind": "LinkedField",
        "name": "userPage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "users",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "findOwnerByEmailQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserPage",
        "kind": "LinkedField",
        "name": "userPage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "users",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8954f97845a6bc5bf325a7b640ab1ffa",
    "id": "f35a29b7d02dbce81a3dee5aabbbc164db783a2c89451a5b5f7c9c4e016bf670",
    "metadata": {},
    "name": "findOwnerByEmailQuery",
    "operationKind": "query",
    "text": "query findOwnerByEmailQuery(\n  $email: String!\n) {\n  userPage(search: $email, size: 10) {\n    users {\n      userID\n      firstName\n      lastName\n      email\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "bae949f97eac89d1a4d30af7eb966b22";

export default node;
