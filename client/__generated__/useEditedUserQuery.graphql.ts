/**
 * @generated SignedSource<<db8425b5b7c7f4912f3b49995ccdbc27>>
 * @relayHash 69bf750636b53387845ff8885a05fa00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e7f67a4e20c543d08f945e205fed7d13fa6a0429e34158966d0cfbd41b721e7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useEditedUserQuery$variables = {
  userID: string;
};
export type useEditedUserQuery$data = {
  readonly admins: {
    readonly total: number;
  };
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"AccountBilling_user" | "AccountFacts_user" | "AccountFamily_user" | "useEditedUser_user">;
  } | null | undefined;
};
export type useEditedUserQuery = {
  response: useEditedUserQuery$data;
  variables: useEditedUserQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userID"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "userID"
  }
],
v2 = {
  "alias": "admins",
  "args": [
    {
      "kind": "Literal",
      "name": "role",
      "value": "ADMIN"
    },
    {
      "kind": "Literal",
      "name": "size",
      "value": 1
    },
    {
      "kind": "Literal",
      "name": "state",
      "value": "ACTIVE"
    }
  ],
  "concreteType": "UserPage",
  "kind": "LinkedField",
  "name": "userPage",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    }
  ],
  "storageKey": "userPage(role:\"ADMIN\",size:1,state:\"ACTIVE\")"
},
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
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEditedUserQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useEditedUser_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccountFacts_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccountBilling_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccountFamily_user"
          }
        ],
        "storageKey": null
      },
      (v2/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEditedUserQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
          (v7/*:: as any*/),
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
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "newEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "secondFactor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "erasureRequested",
            "storageKey": null
          },
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
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v3/*:: as any*/)
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
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "69bf750636b53387845ff8885a05fa00",
    "id": "8e7f67a4e20c543d08f945e205fed7d13fa6a0429e34158966d0cfbd41b721e7",
    "metadata": {},
    "name": "useEditedUserQuery",
    "operationKind": "query",
    "text": "query useEditedUserQuery(\n  $userID: ID!\n) {\n  user(id: $userID) {\n    ...useEditedUser_user\n    ...AccountFacts_user\n    ...AccountBilling_user\n    ...AccountFamily_user\n    id\n  }\n  admins: userPage(role: ADMIN, state: ACTIVE, size: 1) {\n    total\n  }\n}\n\nfragment AccountBilling_user on User {\n  userID\n  business\n  payer {\n    userID\n    firstName\n    lastName\n    role\n    id\n  }\n}\n\nfragment AccountFacts_user on User {\n  userID\n  role\n  newEmail\n  secondFactor\n  ...AccountMarks_user\n  ...UserActions_user\n}\n\nfragment AccountFamily_user on User {\n  userID\n  email\n  guardian {\n    userID\n    firstName\n    lastName\n    role\n    id\n  }\n  children {\n    __typename\n  }\n  ...ChildLinks_user\n}\n\nfragment AccountMarks_user on User {\n  active\n  verified\n  erasureRequested\n}\n\nfragment ChildLinks_user on User {\n  children {\n    userID\n    firstName\n    lastName\n  }\n}\n\nfragment DeactivateSheet_user on User {\n  userID\n  firstName\n  lastName\n}\n\nfragment DeleteSheet_user on User {\n  userID\n  firstName\n  lastName\n}\n\nfragment RemoveFactorDialog_user on User {\n  userID\n  firstName\n  lastName\n}\n\nfragment UserActions_user on User {\n  userID\n  firstName\n  lastName\n  email\n  role\n  active\n  verified\n  secondFactor\n  ...RemoveFactorDialog_user\n  ...DeactivateSheet_user\n  ...DeleteSheet_user\n}\n\nfragment useEditedUser_user on User {\n  id\n  userID\n  firstName\n  lastName\n  companyName\n  email\n  phone\n  role\n  discount\n  limits {\n    maxAdvanceDays\n    maxOpenBookings\n    maxMinutesPerDay\n    maxParallel\n  }\n  active\n  verified\n  guardian {\n    userID\n    id\n  }\n  language\n  address {\n    street\n    houseNumber\n    zip\n    city\n    country\n  }\n}\n"
  }
};
})();

(node as any).hash = "84518f4aa27e4354865648c1eb757134";

export default node;
