/**
 * @generated SignedSource<<250e53b5abda1d572ea05939f4520079>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangePasswordCard_user$data = {
  readonly email: string | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly userID: string;
  readonly " $fragmentType": "ChangePasswordCard_user";
};
export type ChangePasswordCard_user$key = {
  readonly " $data"?: ChangePasswordCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangePasswordCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangePasswordCard_user",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "3b25540d640002b45122d1606e7040dd";

export default node;
