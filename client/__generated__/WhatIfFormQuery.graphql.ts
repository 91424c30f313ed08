/**
 * @generated SignedSource<<36f24bda5e2ad6713f73f2c53265bbe5>>
 * @relayHash 1b448e7b63cba5acdbc1a79ed56958b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b12c3a60c88374623f2699101c9fe1ab47038ba1468370b65434b8f4015da426

import type { ConcreteRequest } from 'relay-runtime';
import type { Cents } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type WhatIfFormQuery$variables = Record<PropertyKey, never>;
export type WhatIfFormQuery$data = {
  readonly bookingInfos: {
    readonly sportSettings: ReadonlyArray<{
      readonly name: string;
      readonly prices: ReadonlyArray<{
        readonly guest: Cents;
        readonly member: Cents;
        readonly time: LocalTime;
        readonly trainer: Cents;
        readonly weekendGuest: Cents;
        readonly weekendMember: Cents;
        readonly weekendTrainer: Cents;
      }>;
    }>;
    readonly stornoTime: number;
  };
};
export type WhatIfFormQuery = {
  response: WhatIfFormQuery$data;
  variables: WhatIfFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "name": "stornoTime",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SportSettings",
        "kind": "LinkedField",
        "name": "sportSettings",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Prices",
            "kind": "LinkedField",
            "name": "prices",
            "plural": true,
            "selections": [
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
                "name": "member",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "guest",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "trainer",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weekendMember",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weekendGuest",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weekendTrainer",
                "storageKey": null
              }
            ],
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
    "name": "WhatIfFormQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WhatIfFormQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "1b448e7b63cba5acdbc1a79ed56958b6",
    "id": "b12c3a60c88374623f2699101c9fe1ab47038ba1468370b65434b8f4015da426",
    "metadata": {},
    "name": "WhatIfFormQuery",
    "operationKind": "query",
    "text": "query WhatIfFormQuery {\n  bookingInfos {\n    stornoTime\n    sportSettings {\n      name\n      prices {\n        time\n        member\n        guest\n        trainer\n        weekendMember\n        weekendGuest\n        weekendTrainer\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d5bb85871ed2fe25a4b9b1e50bd1f652";

export default node;
