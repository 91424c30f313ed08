/**
 * @generated SignedSource<<59c4b40070a94b92aad243e82f2a6eec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
import type { FragmentRefs } from "relay-runtime";
export type MembershipCard_user$data = {
  readonly discount: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly userID: string;
  readonly " $fragmentType": "MembershipCard_user";
};
export type MembershipCard_user$key = {
  readonly " $data"?: MembershipCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembershipCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembershipCard_user",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "84dd6be559501c7a48905e7867c4585c";

export default node;
