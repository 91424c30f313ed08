/**
 * @generated SignedSource<<92b78d5bf927a5610414258c5dc4e1dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReminderCard_user$data = {
  readonly bookingReminders: boolean;
  readonly userID: string;
  readonly " $fragmentType": "ReminderCard_user";
};
export type ReminderCard_user$key = {
  readonly " $data"?: ReminderCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReminderCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReminderCard_user",
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
      "name": "bookingReminders",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6756479a54e530e51ff0430b7f67fe57";

export default node;
