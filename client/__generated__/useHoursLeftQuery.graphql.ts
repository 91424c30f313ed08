/**
 * @generated SignedSource<<c1870bde9ec88d5f4954a004c8dc4a24>>
 * @relayHash 3bc8fb64165064d0999e26cf02cb7f65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40de462616c80e55c991cdf67a4bab940a16feda017ea7860df4153ffd7ac63f

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type useHoursLeftQuery$variables = {
  playedOn?: LocalDate | null | undefined;
  userID?: string | null | undefined;
};
export type useHoursLeftQuery$data = {
  readonly voucherHoursLeft: number;
};
export type useHoursLeftQuery = {
  response: useHoursLeftQuery$data;
  variables: useHoursLeftQuery$variables;
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
    "name": "useHoursLeftQuery",
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
    "name": "useHoursLeftQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "3bc8fb64165064d0999e26cf02cb7f65",
    "id": "40de462616c80e55c991cdf67a4bab940a16feda017ea7860df4153ffd7ac63f",
    "metadata": {},
    "name": "useHoursLeftQuery",
    "operationKind": "query",
    "text": "query useHoursLeftQuery(\n  $userID: ID\n  $playedOn: Date\n) {\n  voucherHoursLeft(userID: $userID, playedOn: $playedOn)\n}\n"
  }
};
})();

(node as any).hash = "e2112fb13f0057e49784f6c1ee7f9ccb";

export default node;
