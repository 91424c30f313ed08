/**
 * @generated SignedSource<<9c41484233bbe53b28b36709399b9d54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailCard_user$data = {
  readonly email: string | null | undefined;
  readonly id: string;
  readonly newEmail: string | null | undefined;
  readonly userID: string;
  readonly " $fragmentType": "EmailCard_user";
};
export type EmailCard_user$key = {
  readonly " $data"?: EmailCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailCard_user",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newEmail",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "883c12c9b7aaee09134d8cc9cc4e4e73";

export default node;
