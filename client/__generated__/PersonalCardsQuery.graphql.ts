/**
 * @generated SignedSource<<59f2d579a01a8e69c4232dc170b6cf67>>
 * @relayHash 07a26c96bec670eadb27182bab621934
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 493002df5c230b10784c00895c0fcbd8736df0bffb7b0fda39959774e5e8ffb3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonalCardsQuery$variables = Record<PropertyKey, never>;
export type PersonalCardsQuery$data = {
  readonly currentUser: {
    readonly " $fragmentSpreads": FragmentRefs<"ContactCard_user" | "EmailCard_user" | "MembershipCard_user">;
  } | null | undefined;
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
          }
        ],
        "storageKey": null
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
    "cacheID": "07a26c96bec670eadb27182bab621934",
    "id": "493002df5c230b10784c00895c0fcbd8736df0bffb7b0fda39959774e5e8ffb3",
    "metadata": {},
    "name": "PersonalCardsQuery",
    "operationKind": "query",
    "text": "query PersonalCardsQuery {\n  currentUser {\n    ...MembershipCard_user\n    ...EmailCard_user\n    ...ContactCard_user\n    id\n  }\n}\n\nfragment ContactCard_user on User {\n  userID\n  phone\n  language\n  address {\n    street\n    houseNumber\n    zip\n    city\n  }\n}\n\nfragment EmailCard_user on User {\n  id\n  userID\n  email\n  newEmail\n}\n\nfragment MembershipCard_user on User {\n  userID\n  firstName\n  lastName\n  role\n  discount\n}\n"
  }
};

(node as any).hash = "31eb108075da361c16d17d66da3fed23";

export default node;
