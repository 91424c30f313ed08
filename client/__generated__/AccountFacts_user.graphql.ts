/**
 * @generated SignedSource<<27838b84d17f21de00d7540d892cec8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
import type { FragmentRefs } from "relay-runtime";
export type AccountFacts_user$data = {
  readonly newEmail: string | null | undefined;
  readonly role: Role;
  readonly secondFactor: boolean;
  readonly userID: string;
  readonly " $fragmentSpreads": FragmentRefs<"AccountMarks_user" | "UserActions_user">;
  readonly " $fragmentType": "AccountFacts_user";
};
export type AccountFacts_user$key = {
  readonly " $data"?: AccountFacts_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountFacts_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountFacts_user",
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
      "name": "role",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountMarks_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserActions_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "411e86be5a2cc8e143aedd739b98e294";

export default node;
