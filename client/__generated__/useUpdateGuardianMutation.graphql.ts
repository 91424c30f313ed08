/**
 * @generated SignedSource<<44b7e341d480e28c474ed666fe33eff7>>
 * @relayHash b0e78f9549ac373abd465c0e50e12ad9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59203b2c0718e4a6303ebf42d0b50ffaf4d626e5439ae48d0f8202bc1e99979d

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
export type useUpdateGuardianMutation$variables = {
  user: UpdateUserInput;
  userID: string;
};
export type useUpdateGuardianMutation$data = {
  readonly updateUser: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"AccountFamily_user">;
    } | null | undefined;
  };
};
export type useUpdateGuardianMutation = {
  response: useUpdateGuardianMutation$data;
  variables: useUpdateGuardianMutation$variables;
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
  "name": "userID",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
    "name": "useUpdateGuardianMutation",
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
                "name": "AccountFamily_user"
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
    "name": "useUpdateGuardianMutation",
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
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "guardian",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "role",
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Child",
                "kind": "LinkedField",
                "name": "children",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b0e78f9549ac373abd465c0e50e12ad9",
    "id": "59203b2c0718e4a6303ebf42d0b50ffaf4d626e5439ae48d0f8202bc1e99979d",
    "metadata": {},
    "name": "useUpdateGuardianMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateGuardianMutation(\n  $userID: ID!\n  $user: UpdateUserInput!\n) {\n  updateUser(userID: $userID, user: $user) {\n    user {\n      ...AccountFamily_user\n      id\n    }\n  }\n}\n\nfragment AccountFamily_user on User {\n  userID\n  email\n  guardian {\n    userID\n    firstName\n    lastName\n    role\n    id\n  }\n  children {\n    __typename\n  }\n  ...ChildLinks_user\n}\n\nfragment ChildLinks_user on User {\n  children {\n    userID\n    firstName\n    lastName\n  }\n}\n"
  }
};
})();

(node as any).hash = "038b23d803650f46b3d838f937179b25";

export default node;
