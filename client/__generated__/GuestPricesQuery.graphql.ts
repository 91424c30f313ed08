/**
 * @generated SignedSource<<0da39062f9e1263de4e1266e0afa5602>>
 * @relayHash 242be83988ca9b435c6d8e65d1c3a3fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05967f3d1e830c82f3266f29896f62b3da6be47c09885ea6db60705e89dfcfdc

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
    readonly guestVatRate: number;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "guestVatRate",
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
    "cacheID": "242be83988ca9b435c6d8e65d1c3a3fd",
    "id": "05967f3d1e830c82f3266f29896f62b3da6be47c09885ea6db60705e89dfcfdc",
    "metadata": {},
    "name": "GuestPricesQuery",
    "operationKind": "query",
    "text": "query GuestPricesQuery {\n  generalInfos {\n    guestPrices {\n      sport\n      time\n      weekday\n      weekend\n    }\n    guestVatRate\n  }\n}\n"
  }
};
})();

(node as any).hash = "038096b4fcfaeb63c25411493416fbc9";

export default node;
