/**
 * @generated SignedSource<<91cef0b3726cd8d478bb5bf6debf581c>>
 * @relayHash 1c87d435606eacf70a0d58aff8defced
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1cfa90a97d96cec9edee0a6081f6c3bfe516ebe9af6f7979e79731f1b7ba00f

import type { ConcreteRequest } from 'relay-runtime';
export type CourtFieldsQuery$variables = Record<PropertyKey, never>;
export type CourtFieldsQuery$data = {
  readonly bookingInfos: {
    readonly sportSettings: ReadonlyArray<{
      readonly courtList: ReadonlyArray<{
        readonly active: boolean;
        readonly name: string;
        readonly number: number;
      }>;
      readonly name: string;
    }>;
  };
};
export type CourtFieldsQuery = {
  response: CourtFieldsQuery$data;
  variables: CourtFieldsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
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
        "concreteType": "SportSettings",
        "kind": "LinkedField",
        "name": "sportSettings",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Court",
            "kind": "LinkedField",
            "name": "courtList",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "active",
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
    "name": "CourtFieldsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CourtFieldsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1c87d435606eacf70a0d58aff8defced",
    "id": "f1cfa90a97d96cec9edee0a6081f6c3bfe516ebe9af6f7979e79731f1b7ba00f",
    "metadata": {},
    "name": "CourtFieldsQuery",
    "operationKind": "query",
    "text": "query CourtFieldsQuery {\n  bookingInfos {\n    sportSettings {\n      name\n      courtList {\n        number\n        name\n        active\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "0f2376b97172526aaffc89f9ddb5f510";

export default node;
