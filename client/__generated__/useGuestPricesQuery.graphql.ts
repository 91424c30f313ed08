/**
 * @generated SignedSource<<48575d27d873a326b831571e2d8fba56>>
 * @relayHash 3ff110982dd42bb8759d553069c1446d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee1ba9640cab4a061dcf8352742c2310473cf2c68d2de4b5c6b0b19bddf907ae

import type { ConcreteRequest } from 'relay-runtime';
import type { Cents } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type useGuestPricesQuery$variables = Record<PropertyKey, never>;
export type useGuestPricesQuery$data = {
  readonly generalInfos: {
    readonly guestPrices: ReadonlyArray<{
      readonly sport: string;
      readonly time: LocalTime;
      readonly weekday: Cents;
      readonly weekend: Cents;
    }>;
  };
};
export type useGuestPricesQuery = {
  response: useGuestPricesQuery$data;
  variables: useGuestPricesQuery$variables;
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
    "name": "useGuestPricesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useGuestPricesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "3ff110982dd42bb8759d553069c1446d",
    "id": "ee1ba9640cab4a061dcf8352742c2310473cf2c68d2de4b5c6b0b19bddf907ae",
    "metadata": {},
    "name": "useGuestPricesQuery",
    "operationKind": "query",
    "text": "query useGuestPricesQuery {\n  generalInfos {\n    guestPrices {\n      sport\n      time\n      weekday\n      weekend\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ef5cdcef6b3b112705e47e27d9dc7753";

export default node;
