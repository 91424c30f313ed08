/**
 * @generated SignedSource<<7aab79228936418bd6df61020d3831f8>>
 * @relayHash 1bf8a8c2db5eed4c6c9ce34749906795
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05c7b8c8c92239834d18eac9d9536f819b562aee0295d6ba40b588e2a66c6f4b

import type { ConcreteRequest } from 'relay-runtime';
export type MovementAsideReason = "DONATION" | "MEMBERSHIP_FEE" | "OTHER";
export type AsideDialogMutation$variables = {
  id: string;
  note?: string | null | undefined;
  reason: MovementAsideReason;
};
export type AsideDialogMutation$data = {
  readonly setMovementAside: {
    readonly success: boolean;
  };
};
export type AsideDialogMutation = {
  response: AsideDialogMutation$data;
  variables: AsideDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "note"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "note",
        "variableName": "note"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "setMovementAside",
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AsideDialogMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AsideDialogMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "1bf8a8c2db5eed4c6c9ce34749906795",
    "id": "05c7b8c8c92239834d18eac9d9536f819b562aee0295d6ba40b588e2a66c6f4b",
    "metadata": {},
    "name": "AsideDialogMutation",
    "operationKind": "mutation",
    "text": "mutation AsideDialogMutation(\n  $id: ID!\n  $reason: MovementAsideReason!\n  $note: String\n) {\n  setMovementAside(id: $id, reason: $reason, note: $note) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "da7e099baa73303fce6be37b93dca51e";

export default node;
