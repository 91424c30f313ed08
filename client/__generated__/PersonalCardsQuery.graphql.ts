/**
 * @generated SignedSource<<154e3e689020fb81707ab0a4d58216ae>>
 * @relayHash d89fb203b91db4d089d04845d8bd6075
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f793a6820de011d0e300de74eadd2cc723d3c11c04d6db6b3266a6d1985453bf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonalCardsQuery$variables = Record<PropertyKey, never>;
export type PersonalCardsQuery$data = {
  readonly currentUser: {
    readonly " $fragmentSpreads": FragmentRefs<"ContactCard_user" | "EmailCard_user" | "MembershipCard_user" | "ReminderCard_user">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarCard_link">;
};
export type PersonalCardsQuery = {
  response: PersonalCardsQuery$data;
  variables: PersonalCardsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PersonalCardsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MembershipCard_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EmailCard_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContactCard_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReminderCard_user"
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CalendarCard_link"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PersonalCardsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
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
            "kind": "ScalarField",
            "name": "id",
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
            "name": "newEmail",
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
            "name": "bookingReminders",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CalendarLink",
        "kind": "LinkedField",
        "name": "calendarLink",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "made_at",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d89fb203b91db4d089d04845d8bd6075",
    "id": "f793a6820de011d0e300de74eadd2cc723d3c11c04d6db6b3266a6d1985453bf",
    "metadata": {},
    "name": "PersonalCardsQuery",
    "operationKind": "query",
    "text": "query PersonalCardsQuery {\n  currentUser {\n    ...MembershipCard_user\n    ...EmailCard_user\n    ...ContactCard_user\n    ...ReminderCard_user\n    id\n  }\n  ...CalendarCard_link\n}\n\nfragment CalendarCard_link on Query {\n  calendarLink {\n    made_at\n  }\n}\n\nfragment ContactCard_user on User {\n  userID\n  phone\n  language\n  address {\n    street\n    houseNumber\n    zip\n    city\n    country\n  }\n}\n\nfragment EmailCard_user on User {\n  id\n  userID\n  email\n  newEmail\n}\n\nfragment MembershipCard_user on User {\n  userID\n  firstName\n  lastName\n  role\n  discount\n}\n\nfragment ReminderCard_user on User {\n  userID\n  bookingReminders\n}\n"
  }
};

(node as any).hash = "2c182f6e4659f3160ee6ff3d55ef4c3c";

export default node;
