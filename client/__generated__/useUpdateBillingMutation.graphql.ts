/**
 * @generated SignedSource<<6ed2495bff0dca6919239be72b5016fb>>
 * @relayHash 0d29b0fb5f377a2e34fe077af8c20541
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9011abc7b47fcc163c6136c33e3210d18c52cef43482c811cdf41a0fe9f37e2f

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
export type useUpdateBillingMutation$variables = {
  user: UpdateUserInput;
  userID: string;
};
export type useUpdateBillingMutation$data = {
  readonly updateUser: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"AccountBilling_user">;
    } | null | undefined;
  };
};
export type useUpdateBillingMutation = {
  response: useUpdateBillingMutation$data;
  variables: useUpdateBillingMutation$variables;
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
    "name": "useUpdateBillingMutation",
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
                "name": "AccountBilling_user"
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
    "name": "useUpdateBillingMutation",
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
                "name": "business",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "payer",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
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
                    "name": "role",
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0d29b0fb5f377a2e34fe077af8c20541",
    "id": "9011abc7b47fcc163c6136c33e3210d18c52cef43482c811cdf41a0fe9f37e2f",
    "metadata": {},
    "name": "useUpdateBillingMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateBillingMutation(\n  $userID: ID!\n  $user: UpdateUserInput!\n) {\n  updateUser(userID: $userID, user: $user) {\n    user {\n      ...AccountBilling_user\n      id\n    }\n  }\n}\n\nfragment AccountBilling_user on User {\n  userID\n  business\n  payer {\n    userID\n    firstName\n    lastName\n    role\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "76ea0cddfc22a704d6198f9e02aa3b29";

export default node;
