/**
 * @generated SignedSource<<67e9621da60b55d6b7f520a0933f91ba>>
 * @relayHash 15c60d0d95b28de2c540d204e0e640e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f830ca0015c3965e472f33a7e7a375c3ad64b1af12b4814358c550492fc4b388

import type { ConcreteRequest } from 'relay-runtime';
export type PlayerRule = "NONE" | "OPTIONAL" | "REQUIRED";
import type { Cents } from "@platzwart/contracts/core";
export type EditBookingSheetQuery$variables = Record<PropertyKey, never>;
export type EditBookingSheetQuery$data = {
  readonly bookingInfos: {
    readonly guestFee: Cents;
    readonly players: PlayerRule;
  };
};
export type EditBookingSheetQuery = {
  response: EditBookingSheetQuery$data;
  variables: EditBookingSheetQuery$variables;
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
        "name": "players",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "guestFee",
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
    "name": "EditBookingSheetQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EditBookingSheetQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "15c60d0d95b28de2c540d204e0e640e1",
    "id": "f830ca0015c3965e472f33a7e7a375c3ad64b1af12b4814358c550492fc4b388",
    "metadata": {},
    "name": "EditBookingSheetQuery",
    "operationKind": "query",
    "text": "query EditBookingSheetQuery {\n  bookingInfos {\n    players\n    guestFee\n  }\n}\n"
  }
};
})();

(node as any).hash = "b2c10bb5f32661931d17af691e6e62aa";

export default node;
