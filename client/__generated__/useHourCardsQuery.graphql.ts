/**
 * @generated SignedSource<<ea4824aeaef56e6a4e201da27b56f9cf>>
 * @relayHash 41287457959d2c0dc586ad55361d54f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0968373760d1020fee98a4c26a3a1ad1c377d1fe8d6c753368668d2820e9dc42

import type { ConcreteRequest } from 'relay-runtime';
export type useHourCardsQuery$variables = {
  userID?: string | null | undefined;
};
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
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userID"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "userID",
        "variableName": "userID"
      }
    ],
    "kind": "ScalarField",
    "name": "voucherHoursLeft",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useHourCardsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useHourCardsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "41287457959d2c0dc586ad55361d54f4",
    "id": "0968373760d1020fee98a4c26a3a1ad1c377d1fe8d6c753368668d2820e9dc42",
    "metadata": {},
    "name": "useHourCardsQuery",
    "operationKind": "query",
    "text": "query useHourCardsQuery(\n  $userID: ID\n) {\n  voucherHoursLeft(userID: $userID)\n}\n"
  }
};
})();

(node as any).hash = "ffe5ff44fc5d48c35169b7917d161bca";

export default node;
