/**
 * @generated SignedSource<<63a4d3e7af44edd4f2aeb4f259657dce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
import type { FragmentRefs } from "relay-runtime";
export type UserActions_user$data = {
  readonly active: boolean;
  readonly email: string | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly userID: string;
  readonly verified: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DeactivateSheet_user" | "DeleteSheet_user">;
  readonly " $fragmentType": "UserActions_user";
};
export type UserActions_user$key = {
  readonly " $data"?: UserActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserActions_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserActions_user",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeactivateSheet_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteSheet_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2aef984e5b822070f10f7a7d5b20087e";

export default node;
