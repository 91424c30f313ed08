/**
 * @generated SignedSource<<263bab62cb2b14c1a90394a78789434b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastRebuild_rebuild$data = {
  readonly at: string;
  readonly events: number;
  readonly problem: string | null | undefined;
  readonly seconds: number;
  readonly tables: ReadonlyArray<{
    readonly isSame: boolean;
    readonly name: string;
    readonly rowsAfter: number;
    readonly rowsBefore: number;
  }>;
  readonly " $fragmentType": "LastRebuild_rebuild";
};
export type LastRebuild_rebuild$key = {
  readonly " $data"?: LastRebuild_rebuild$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastRebuild_rebuild">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastRebuild_rebuild",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "events",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RebuiltTable",
      "kind": "LinkedField",
      "name": "tables",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rowsBefore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rowsAfter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSame",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReadModelRebuild",
  "abstractKey": null
};

(node as any).hash = "0a8e4de7b53e323b33c4061a2f0332e0";

export default node;
