/**
 * @generated SignedSource<<58a48d5dd39ac4396998e15ca840d5da>>
 * @relayHash 13dee749e0101c6e756e657710a76deb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d72bc385f706ed5079440f6ef3ba8a13044450fe733498b740f49b2e750b4e25

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
export type useClubInfosQuery$variables = Record<PropertyKey, never>;
export type useClubInfosQuery$data = {
  readonly generalInfos: {
    readonly demoLogins: ReadonlyArray<{
      readonly email: string;
      readonly role: Role;
    }>;
    readonly displayName: string;
    readonly email: string;
  };
};
export type useClubInfosQuery = {
  response: useClubInfosQuery$data;
  variables: useClubInfosQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "GeneralInfos",
    "kind": "LinkedField",
    "name": "generalInfos",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "displayName",
        "storageKey": null
      },
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "DemoLogin",
        "kind": "LinkedField",
        "name": "demoLogins",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "role",
            "storageKey": null
          }
        ],
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
    "name": "useClubInfosQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useClubInfosQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "13dee749e0101c6e756e657710a76deb",
    "id": "d72bc385f706ed5079440f6ef3ba8a13044450fe733498b740f49b2e750b4e25",
    "metadata": {},
    "name": "useClubInfosQuery",
    "operationKind": "query",
    "text": "query useClubInfosQuery {\n  generalInfos {\n    displayName\n    email\n    demoLogins {\n      email\n      role\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f70e9687e1197c15ca4f4a098102bd52";

export default node;
