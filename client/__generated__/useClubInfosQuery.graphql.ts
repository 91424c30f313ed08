/**
 * @generated SignedSource<<287e7ae144c91a54261b48bc0cc9fc5e>>
 * @relayHash e63c6db1955a6bd53263e450295e809a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db0eda808faa974160acac7b60035fd322af78558ae84768d5532b1678b0d761

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
    readonly hasTerms: boolean;
    readonly sportNames: ReadonlyArray<{
      readonly de: string;
      readonly en: string;
      readonly sport: string;
    }>;
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
        "kind": "ScalarField",
        "name": "hasTerms",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SportName",
        "kind": "LinkedField",
        "name": "sportNames",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sport",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "de",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "en",
            "storageKey": null
          }
        ],
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
    "cacheID": "e63c6db1955a6bd53263e450295e809a",
    "id": "db0eda808faa974160acac7b60035fd322af78558ae84768d5532b1678b0d761",
    "metadata": {},
    "name": "useClubInfosQuery",
    "operationKind": "query",
    "text": "query useClubInfosQuery {\n  generalInfos {\n    displayName\n    email\n    allowedGuests\n    hasTerms\n    sportNames {\n      sport\n      de\n      en\n    }\n    demoLogins {\n      email\n      role\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "95916a70b1a441995eb79bed4d3a9d79";

export default node;
