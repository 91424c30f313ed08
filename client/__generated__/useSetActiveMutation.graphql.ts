/**
 * @generated SignedSource<<8ac5c35e780ab79d41c800f652d7ca65>>
 * @relayHash 2ef0447140c0b1daff7006c212e3a7fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f7515b3642f678bd3bf29542b4657dd09e2178aa16b5cd4516900bcda95393e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FutureBookings = "CANCEL" | "KEEP";
export type useSetActiveMutation$variables = {
  active: boolean;
  futureBookings?: FutureBookings | null | undefined;
  userID: string;
};
export type useSetActiveMutation$data = {
  readonly updateUser: {
    readonly user: {
      readonly active: boolean;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"AccountMarks_user">;
    } | null | undefined;
  };
};
export type useSetActiveMutation = {
  response: useSetActiveMutation$data;
  variables: useSetActiveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "active"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "futureBookings"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userID"
},
v3 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "active",
        "variableName": "active"
      },
      {
        "kind": "Variable",
        "name": "futureBookings",
        "variableName": "futureBookings"
      }
    ],
    "kind": "ObjectValue",
    "name": "user"
  },
  {
    "kind": "Variable",
    "name": "userID",
    "variableName": "userID"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "active",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetActiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "UserResult",
        "kind": "LinkedField",
        "name": "updateUser",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AccountMarks_user"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSetActiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "UserResult",
        "kind": "LinkedField",
        "name": "updateUser",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "verified",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "erasureRequested",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2ef0447140c0b1daff7006c212e3a7fd",
    "id": "9f7515b3642f678bd3bf29542b4657dd09e2178aa16b5cd4516900bcda95393e",
    "metadata": {},
    "name": "useSetActiveMutation",
    "operationKind": "mutation",
    "text": "mutation useSetActiveMutation(\n  $userID: ID!\n  $active: Boolean!\n  $futureBookings: FutureBookings\n) {\n  updateUser(userID: $userID, user: {active: $active, futureBookings: $futureBookings}) {\n    user {\n      id\n      active\n      ...AccountMarks_user\n    }\n  }\n}\n\nfragment AccountMarks_user on User {\n  active\n  verified\n  erasureRequested\n}\n"
  }
};
})();

(node as any).hash = "9af82f79158998fc4b16947487f60c17";

export default node;
