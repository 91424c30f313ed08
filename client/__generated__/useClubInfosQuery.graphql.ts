/**
 * @generated SignedSource<<74625f545f5d647e54b82f600ee6368b>>
 * @relayHash d3bdbaaacdcaea9b92a967215be02c44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af9b9cd6ad5419f5b1a6fe156fd87335970f2180167a90b334423dc16f31e72a

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
    "cacheID": "d3bdbaaacdcaea9b92a967215be02c44",
    "id": "af9b9cd6ad5419f5b1a6fe156fd87335970f2180167a90b334423dc16f31e72a",
    "metadata": {},
    "name": "useClubInfosQuery",
    "operationKind": "query",
    "text": "query useClubInfosQuery {\n  generalInfos {\n    displayName\n    email\n    allowedGuests\n    sportNames {\n      sport\n      de\n      en\n    }\n    demoLogins {\n      email\n      role\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "9af1776c56bc2c43878b4d55eeac8727";

export default node;
