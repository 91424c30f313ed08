/**
 * @generated SignedSource<<40919dea75248fdcb6300e026d857bcb>>
 * @relayHash 87da33ff5a0c3c0ef45aabd978178c8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9a731902b052bad93b8773b6cbe493ba31580e74b2279a68a276a7ca1046267

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FutureBookings = "CANCEL" | "KEEP";
export type Language = "de" | "en";
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
export type UpdateUserInput = {
  active?: boolean | null | undefined;
  address?: AddressInput | null | undefined;
  bookingReminders?: boolean | null | undefined;
  business?: boolean | null | undefined;
  companyName?: string | null | undefined;
  discount?: number | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  futureBookings?: FutureBookings | null | undefined;
  guardianID?: string | null | undefined;
  language?: Language | null | undefined;
  lastName?: string | null | undefined;
  limits?: PersonalLimitsInput | null | undefined;
  payerID?: string | null | undefined;
  phone?: string | null | undefined;
  role?: Role | null | undefined;
  userID?: string | null | undefined;
};
export type AddressInput = {
  city: string;
  country?: string | null | undefined;
  houseNumber: string;
  street: string;
  zip: string;
};
export type PersonalLimitsInput = {
  maxAdvanceDays?: number | null | undefined;
  maxMinutesPerDay?: number | null | undefined;
  maxOpenBookings?: number | null | undefined;
  maxParallel?: number | null | undefined;
};
export type useUpdateUserMutation$variables = {
  user: UpdateUserInput;
  userID: string;
};
export type useUpdateUserMutation$data = {
  readonly updateUser: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"useEditedUser_user">;
    } | null | undefined;
  };
};
export type useUpdateUserMutation = {
  response: useUpdateUserMutation$data;
  variables: useUpdateUserMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "user"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userID"
},
v2 = [
  {
    "kind": "Variable",
    "name": "user",
    "variableName": "user"
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
  "name": "userID",
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
    "name": "useUpdateUserMutation",
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
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useEditedUser_user"
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
    "name": "useUpdateUserMutation",
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
                "name": "firstName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "companyName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "role",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "discount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PersonalLimits",
                "kind": "LinkedField",
                "name": "limits",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxAdvanceDays",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxOpenBookings",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxMinutesPerDay",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxParallel",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "active",
                "storageKey": null
              },
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
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "guardian",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "language",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Address",
                "kind": "LinkedField",
                "name": "address",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "street",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "houseNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "zip",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "city",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "country",
                    "storageKey": null
                  }
                ],
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
    "cacheID": "87da33ff5a0c3c0ef45aabd978178c8c",
    "id": "e9a731902b052bad93b8773b6cbe493ba31580e74b2279a68a276a7ca1046267",
    "metadata": {},
    "name": "useUpdateUserMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateUserMutation(\n  $userID: ID!\n  $user: UpdateUserInput!\n) {\n  updateUser(userID: $userID, user: $user) {\n    user {\n      ...useEditedUser_user\n      id\n    }\n  }\n}\n\nfragment useEditedUser_user on User {\n  id\n  userID\n  firstName\n  lastName\n  companyName\n  email\n  phone\n  role\n  discount\n  limits {\n    maxAdvanceDays\n    maxOpenBookings\n    maxMinutesPerDay\n    maxParallel\n  }\n  active\n  verified\n  guardian {\n    userID\n    id\n  }\n  language\n  address {\n    street\n    houseNumber\n    zip\n    city\n    country\n  }\n}\n"
  }
};
})();

(node as any).hash = "5a185871d7301cde14de98bbc01bbdec";

export default node;
