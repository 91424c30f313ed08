/**
 * @generated SignedSource<<d787f8f494c480759e4e524c29995567>>
 * @relayHash ce0dfc26e584866172ca86354884e54d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a549d67f0c7d866ef56967d29a058486feb09a8980e817d1f11f85228409f7b8

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
      readonly invoice: {
        readonly consignor: string;
      };
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
            "concreteType": "InvoiceAddress",
            "kind": "LinkedField",
            "name": "invoice",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "consignor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
    "cacheID": "ce0dfc26e584866172ca86354884e54d",
    "id": "a549d67f0c7d866ef56967d29a058486feb09a8980e817d1f11f85228409f7b8",
    "metadata": {},
    "name": "useClubAddressQuery",
    "operationKind": "query",
    "text": "query useClubAddressQuery {\n  generalInfos {\n    email\n    phoneNumber\n    addresses {\n      invoice {\n        consignor\n      }\n      office {\n        street\n        houseNumber\n        zip\n        city\n        maps\n      }\n      inside {\n        street\n        houseNumber\n        zip\n        city\n        maps\n      }\n      outside {\n        street\n        houseNumber\n        zip\n        city\n        maps\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ed58fe714ecd05e8bf49e888f17953b7";

export default node;
