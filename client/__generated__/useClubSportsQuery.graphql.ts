/**
 * @generated SignedSource<<75e5380652e75dd8eca08b8f866db797>>
 * @relayHash 78faacd0164192ef2db82f42b7759021
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abb5de93ec8c1264b21126e31f354d8b4c2c961d11e2099c6a65f85b0e33975d

import type { ConcreteRequest } from 'relay-runtime';
export type useClubSportsQuery$variables = Record<PropertyKey, never>;
export type useClubSportsQuery$data = {
  readonly bookingInfos: {
    readonly sports: ReadonlyArray<string>;
  };
  readonly generalInfos: {
    readonly displayName: string;
    readonly sportNames: ReadonlyArray<{
      readonly de: string;
      readonly en: string;
      readonly sport: string;
    }>;
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
      }
    ],
    "storageKey": null
  },
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
    "cacheID": "78faacd0164192ef2db82f42b7759021",
    "id": "abb5de93ec8c1264b21126e31f354d8b4c2c961d11e2099c6a65f85b0e33975d",
    "metadata": {},
    "name": "useClubSportsQuery",
    "operationKind": "query",
    "text": "query useClubSportsQuery {\n  generalInfos {\n    displayName\n    sportNames {\n      sport\n      de\n      en\n    }\n  }\n  bookingInfos {\n    sports\n  }\n}\n"
  }
};
})();

(node as any).hash = "01a03abcdb72c4a3d711224e517cbbee";

export default node;
