/**
 * @generated SignedSource<<e4637b9dbc6afcd3d637963fb944aec8>>
 * @relayHash 693e16018eaaeb5a6011f0a9bff35991
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57bfa8d0d56014d1d5aba2da0323d9ad19c0891f554e263ac922b69332e71375

import type { ConcreteRequest } from 'relay-runtime';
import type { Cents } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type GuestPricesQuery$variables = Record<PropertyKey, never>;
export type GuestPricesQuery$data = {
  readonly generalInfos: {
    readonly guestPrices: ReadonlyArray<{
      readonly sport: string;
      readonly time: LocalTime;
      readonly weekday: Cents;
      readonly weekend: Cents;
    }>;
  };
};
export type GuestPricesQuery = {
  response: GuestPricesQuery$data;
  variables: GuestPricesQuery$variables;
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
        "concreteType": "GuestPrice",
        "kind": "LinkedField",
        "name": "guestPrices",
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
            "name": "time",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "weekday",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "weekend",
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
    "name": "GuestPricesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GuestPricesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "693e16018eaaeb5a6011f0a9bff35991",
    "id": "57bfa8d0d56014d1d5aba2da0323d9ad19c0891f554e263ac922b69332e71375",
    "metadata": {},
    "name": "GuestPricesQuery",
    "operationKind": "query",
    "text": "query GuestPricesQuery {\n  generalInfos {\n    guestPrices {\n      sport\n      time\n      weekday\n      weekend\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5b977aad0a8334637571ce913c02c7eb";

export default node;
