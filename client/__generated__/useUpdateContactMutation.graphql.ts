/**
 * @generated SignedSource<<0706638f30ce9fd1f9336f15e45dc152>>
 * @relayHash bdeecd09e719eca9cf97de17cda89eea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8477c2e00fcf08a27827d36a86f8fefcf3ccfb7004964a69ca003469130318f

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
export type useUpdateContactMutation$variables = {
  user: UpdateUserInput;
  userID: string;
};
export type useUpdateContactMutation$data = {
  readonly updateUser: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"ContactCard_user">;
    } | null | undefined;
  };
};
export type useUpdateContactMutation = {
  response: useUpdateContactMutation$data;
  variables: useUpdateContactMutation$variables;
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
    "name": "useUpdateContactMutation",
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
                "name": "ContactCard_user"
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
    "name": "useUpdateContactMutation",
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
                "name": "phone",
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
    "cacheID": "bdeecd09e719eca9cf97de17cda89eea",
    "id": "d8477c2e00fcf08a27827d36a86f8fefcf3ccfb7004964a69ca003469130318f",
    "metadata": {},
    "name": "useUpdateContactMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateContactMutation(\n  $userID: ID!\n  $user: UpdateUserInput!\n) {\n  updateUser(userID: $userID, user: $user) {\n    user {\n      ...ContactCard_user\n      id\n    }\n  }\n}\n\nfragment ContactCard_user on User {\n  userID\n  phone\n  language\n  address {\n    street\n    houseNumber\n    zip\n    city\n    country\n  }\n}\n"
  }
};
})();

(node as any).hash = "0320b17f33b255fd89eece1d83525c85";

export default node;
