/**
 * @generated SignedSource<<2394828a983e1b28f1a8978ec08d78a7>>
 * @relayHash d9e99386f9b2f85de4fd3375951f5c18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1338011c9a52bb81ef3702f3b022330becb339447e8dd5c00c0689ea3af1d64

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type useHourCardsQuery$variables = {
  playedOn?: LocalDate | null | undefined;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "playedOn"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userID"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "playedOn",
        "variableName": "playedOn"
      },
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useHourCardsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useHourCardsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "d9e99386f9b2f85de4fd3375951f5c18",
    "id": "b1338011c9a52bb81ef3702f3b022330becb339447e8dd5c00c0689ea3af1d64",
    "metadata": {},
    "name": "useHourCardsQuery",
    "operationKind": "query",
    "text": "query useHourCardsQuery(\n  $userID: ID\n  $playedOn: Date\n) {\n  voucherHoursLeft(userID: $userID, playedOn: $playedOn)\n}\n"
  }
};
})();

(node as any).hash = "86988c4b227ad767b328eedb8f2c0a79";

export default node;
