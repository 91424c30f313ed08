/**
 * @generated SignedSource<<7c07285f15fafcf3eca8dbf44782ea08>>
 * @relayHash c317d988b8a9795b1089aad2e202a40f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5c2191e5d3fe201dd6d137f9767ab417cfccc1d2b66fb912b488b6a2ee919ad

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
  revision?: number | null | undefined;
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
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "expectedRevision",
        "variableName": "revision"
      },
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
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateOwnBookingMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useUpdateOwnBookingMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "c317d988b8a9795b1089aad2e202a40f",
    "id": "d5c2191e5d3fe201dd6d137f9767ab417cfccc1d2b66fb912b488b6a2ee919ad",
    "metadata": {},
    "name": "useUpdateOwnBookingMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateOwnBookingMutation(\n  $id: ID!\n  $remark: String\n  $players: [PlayerInput!]\n  $guestFee: Cents\n  $revision: Int\n) {\n  updateOwnBooking(id: $id, remark: $remark, players: $players, guestFee: $guestFee, expectedRevision: $revision) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "b3cfe4719572b821753062a9f4e043d7";

export default node;
