/**
 * @generated SignedSource<<5ecb9e34dcedaba099f5d5adcd9888e5>>
 * @relayHash 57f98749981e103b66cde9ad0626c17a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ef3e8e04b2d618ed48cd98e258d3bcbcff56798fd029838836ec6f3a48ba5a6

import type { ConcreteRequest } from 'relay-runtime';
export type useClubAddressQuery$variables = Record<PropertyKey, never>;
export type useClubAddressQuery$data = {
  readonly generalInfos: {
    readonly addresses: {
      readonly inside: {
        readonly city: string;
        readonly houseNumber: string;
        readonly maps: string | null | undefined;
        readonly street: string;
        readonly zip: string;
      } | null | undefined;
      readonly office: {
        readonly city: string;
        readonly houseNumber: string;
        readonly maps: string | null | undefined;
        readonly street: string;
        readonly zip: string;
      };
      readonly outside: {
        readonly city: string;
        readonly houseNumber: string;
        readonly maps: string | null | undefined;
        readonly street: string;
        readonly zip: string;
      } | null | undefined;
    };
    readonly displayName: string;
    readonly email: string;
    readonly phoneNumber: string;
  };
};
export type useClubAddressQuery = {
  response: useClubAddressQuery$data;
  variables: useClubAddressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "street",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "houseNumber",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "zip",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "city",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "maps",
    "storageKey": null
  }
],
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
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phoneNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ClubAddresses",
        "kind": "LinkedField",
        "name": "addresses",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ClubAddress",
            "kind": "LinkedField",
            "name": "office",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ClubAddress",
            "kind": "LinkedField",
            "name": "inside",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ClubAddress",
            "kind": "LinkedField",
            "name": "outside",
            "plural": false,
            "selections": (v0/*:: as any*/),
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
    "name": "useClubAddressQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useClubAddressQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "57f98749981e103b66cde9ad0626c17a",
    "id": "1ef3e8e04b2d618ed48cd98e258d3bcbcff56798fd029838836ec6f3a48ba5a6",
    "metadata": {},
    "name": "useClubAddressQuery",
    "operationKind": "query",
    "text": "query useClubAddressQuery {\n  generalInfos {\n    displayName\n    email\n    phoneNumber\n    addresses {\n      office {\n        street\n        houseNumber\n        zip\n        city\n        maps\n      }\n      inside {\n        street\n        houseNumber\n        zip\n        city\n        maps\n      }\n      outside {\n        street\n        houseNumber\n        zip\n        city\n        maps\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f943fd822c5d43d4e1b2b67ae6b084e3";

export default node;
