/**
 * @generated SignedSource<<7c5124cdf5e33293442724a35dfc860b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
import type { FragmentRefs } from "relay-runtime";
export type UserTable_users$data = ReadonlyArray<{
  readonly email: string | null | undefined;
  readonly firstName: string;
  readonly id: string;
  readonly lastName: string;
  readonly role: Role;
  readonly userID: string;
  readonly " $fragmentSpreads": FragmentRefs<"AccountMarks_user" | "UserActions_user">;
  readonly " $fragmentType": "UserTable_users";
}>;
export type UserTable_users$key = ReadonlyArray<{
  readonly " $data"?: UserTable_users$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserTable_users">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "UserTable_users",
  "selections": [
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
      "name": "email",
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

(node as any).hash = "ab6088e83466a8f7c028395da2ce1801";

export default node;
