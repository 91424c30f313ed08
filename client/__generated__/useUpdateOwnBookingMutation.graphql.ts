/**
 * @generated SignedSource<<0539502fecc45a589f23c99f8e7d4b33>>
 * @relayHash bbbd437bc242a7718d93d1604e69adb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3852921e5942a7bd4d7f8d19b1eb9203eebc901b6d185b40021a37fb980948e4

import type { ConcreteRequest } from 'relay-runtime';
import type { Cents } from "@platzwart/contracts/core";
export type PlayerInput = {
  guestName?: string | null | undefined;
  userID?: string | null | undefined;
};
export type useUpdateOwnBookingMutation$variables = {
  guestFee?: Cents | null | undefined;
  id: string;
  players?: ReadonlyArray<PlayerInput> | null | undefined;
  remark?: string | null | undefined;
};
export type useUpdateOwnBookingMutation$data = {
  readonly updateOwnBooking: {
    readonly success: boolean;
  };
};
export type useUpdateOwnBookingMutation = {
  response: useUpdateOwnBookingMutation$data;
  variables: useUpdateOwnBookingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "guestFee"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "players"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "remark"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "guestFee",
        "variableName": "guestFee"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "players",
        "variableName": "players"
      },
      {
        "kind": "Variable",
        "name": "remark",
        "variableName": "remark"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "updateOwnBooking",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "success",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateOwnBookingMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useUpdateOwnBookingMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "bbbd437bc242a7718d93d1604e69adb1",
    "id": "3852921e5942a7bd4d7f8d19b1eb9203eebc901b6d185b40021a37fb980948e4",
    "metadata": {},
    "name": "useUpdateOwnBookingMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateOwnBookingMutation(\n  $id: ID!\n  $remark: String\n  $players: [PlayerInput!]\n  $guestFee: Cents\n) {\n  updateOwnBooking(id: $id, remark: $remark, players: $players, guestFee: $guestFee) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "1f80829882866ac246b888240d10748d";

export default node;
