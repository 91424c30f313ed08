/**
 * @generated SignedSource<<baf4b60968f57c91ed0f9291ad17287f>>
 * @relayHash cb1441b08ce0f2c85d4ee730a9b6b616
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99ab99f1d4d034ff474bc7b618f9fa6ea3c07960cf3a8f9a5ab28a9aeca40745

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSetActiveMutation$variables = {
  active: boolean;
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
  "name": "userID"
},
v2 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "active",
        "variableName": "active"
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetActiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSetActiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
    "cacheID": "cb1441b08ce0f2c85d4ee730a9b6b616",
    "id": "99ab99f1d4d034ff474bc7b618f9fa6ea3c07960cf3a8f9a5ab28a9aeca40745",
    "metadata": {},
    "name": "useSetActiveMutation",
    "operationKind": "mutation",
    "text": "mutation useSetActiveMutation(\n  $userID: ID!\n  $active: Boolean!\n) {\n  updateUser(userID: $userID, user: {active: $active}) {\n    user {\n      id\n      active\n      ...AccountMarks_user\n    }\n  }\n}\n\nfragment AccountMarks_user on User {\n  active\n  verified\n  erasureRequested\n}\n"
  }
};
})();

(node as any).hash = "c237eec9edb1c2eec28126554283f579";

export default node;
