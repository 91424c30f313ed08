/**
 * @generated SignedSource<<49e75286c11e817e82ba30c7eef8c47c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarCard_link$data = {
  readonly calendarLink: {
    readonly made_at: string;
  } | null | undefined;
  readonly " $fragmentType": "CalendarCard_link";
};
export type CalendarCard_link$key = {
  readonly " $data"?: CalendarCard_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarCard_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarCard_link",
  "selections": [
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
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "aed7680954a40636dbc4eb37829249dc";

export default node;
