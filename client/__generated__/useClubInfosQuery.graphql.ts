/**
 * @generated SignedSource<<28f5d7bf9edf026d24a228ae5515946a>>
 * @relayHash bcb5b59803aa5cd807960bfa1d55df23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57cf0d70f909faf544c42be8f65f9c5f41479a9f1d1a90b165405be5195f5e8a

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
export type useClubInfosQuery$variables = Record<PropertyKey, never>;
export type useClubInfosQuery$data = {
  readonly generalInfos: {
    readonly allowedGuests: boolean;
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
        "kind": "ScalarField",
        "name": "allowedGuests",
        "storageKey": null
      },
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
    "cacheID": "bcb5b59803aa5cd807960bfa1d55df23",
    "id": "57cf0d70f909faf544c42be8f65f9c5f41479a9f1d1a90b165405be5195f5e8a",
    "metadata": {},
    "name": "useClubInfosQuery",
    "operationKind": "query",
    "text": "query useClubInfosQuery {\n  generalInfos {\n    displayName\n    email\n    allowedGuests\n    demoLogins {\n      email\n      role\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "975dabf70e1724cfc6bb7c343555f562";

export default node;
