/**
 * @generated SignedSource<<739d7b8a5ff814915ee315ecad3d401f>>
 * @relayHash be32b3ec4d6eca28a21ea1aef9e69ad6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e86e56f9cd5c084a1878f0c841825fa544aa3993619953cd388aec6bceaddb6

import type { ConcreteRequest } from 'relay-runtime';
export type useHourCardsQuery$variables = Record<PropertyKey, never>;
export type useHourCardsQuery$data = {
  readonly voucherHoursLeft: number;
};
export type useHourCardsQuery = {
  response: useHourCardsQuery$data;
  variables: useHourCardsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "voucherHoursLeft",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useHourCardsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useHourCardsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "be32b3ec4d6eca28a21ea1aef9e69ad6",
    "id": "1e86e56f9cd5c084a1878f0c841825fa544aa3993619953cd388aec6bceaddb6",
    "metadata": {},
    "name": "useHourCardsQuery",
    "operationKind": "query",
    "text": "query useHourCardsQuery {\n  voucherHoursLeft\n}\n"
  }
};
})();

(node as any).hash = "d1777d0bc17c5ee81bb767bd9fbcb10f";

export default node;
