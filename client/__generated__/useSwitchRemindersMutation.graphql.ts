/**
 * @generated SignedSource<<e45c35738ab54938c522b329bd8bda4f>>
 * @relayHash ad73975617544531f17510de48f4f1cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3e5a30a1d8a1d847502759b49ba901c4fa15cb814ad8fc5d685951caf0be7bd

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
export type useSwitchRemindersMutation$variables = {
  user: UpdateUserInput;
  userID: string;
};
export type useSwitchRemindersMutation$data = {
  readonly updateUser: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"ReminderCard_user">;
    } | null | undefined;
  };
};
export type useSwitchRemindersMutation = {
  response: useSwitchRemindersMutation$data;
  variables: useSwitchRemindersMutation$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSwitchRemindersMutation",
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
                "name": "ReminderCard_user"
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
    "name": "useSwitchRemindersMutation",
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "userID",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bookingReminders",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
    "cacheID": "ad73975617544531f17510de48f4f1cb",
    "id": "a3e5a30a1d8a1d847502759b49ba901c4fa15cb814ad8fc5d685951caf0be7bd",
    "metadata": {},
    "name": "useSwitchRemindersMutation",
    "operationKind": "mutation",
    "text": "mutation useSwitchRemindersMutation(\n  $userID: ID!\n  $user: UpdateUserInput!\n) {\n  updateUser(userID: $userID, user: $user) {\n    user {\n      ...ReminderCard_user\n      id\n    }\n  }\n}\n\nfragment ReminderCard_user on User {\n  userID\n  bookingReminders\n}\n"
  }
};
})();

(node as any).hash = "eb80ffebf0e7a30d9f95ed1cb480d4b9";

export default node;
