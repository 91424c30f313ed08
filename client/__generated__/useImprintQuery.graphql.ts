/**
 * @generated SignedSource<<540ab1fd05f634504c8b947a1ce9282d>>
 * @relayHash 2d983e6f4881c19e33bcdbf42d32ca2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1872d7ef09e3bf93ea8538371d10850caf842435b7f2bcffde9f48928200cb3

import type { ConcreteRequest } from 'relay-runtime';
export type useImprintQuery$variables = Record<PropertyKey, never>;
export type useImprintQuery$data = {
  readonly imprint: {
    readonly board: ReadonlyArray<string>;
    readonly registerCourt: string | null | undefined;
    readonly registerNumber: string | null | undefined;
    readonly responsible: string | null | undefined;
    readonly vatId: string | null | undefined;
  };
};
export type useImprintQuery = {
  response: useImprintQuery$data;
  variables: useImprintQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Imprint",
    "kind": "LinkedField",
    "name": "imprint",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "board",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "responsible",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "registerCourt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "registerNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "vatId",
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
    "name": "useImprintQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useImprintQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "2d983e6f4881c19e33bcdbf42d32ca2f",
    "id": "b1872d7ef09e3bf93ea8538371d10850caf842435b7f2bcffde9f48928200cb3",
    "metadata": {},
    "name": "useImprintQuery",
    "operationKind": "query",
    "text": "query useImprintQuery {\n  imprint {\n    board\n    responsible\n    registerCourt\n    registerNumber\n    vatId\n  }\n}\n"
  }
};
})();

(node as any).hash = "86e1de07e868adbec02386512f78fa71";

export default node;
