/**
 * @generated SignedSource<<8224266a4277fdaef2a4a00a0aabf7da>>
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
  readonly secondFactor: boolean;
  readonly userID: string;
  readonly verified: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DeactivateSheet_user" | "DeleteSheet_user" | "RemoveFactorDialog_user">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondFactor",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RemoveFactorDialog_user"
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

(node as any).hash = "2cc9611e3719f71dcca010181e19b0cb";

export default node;
