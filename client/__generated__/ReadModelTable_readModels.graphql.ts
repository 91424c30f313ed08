/**
 * @generated SignedSource<<ce867bdaf5067b0a16059bc78c780ae9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReadModelStatus = "CATCHING_UP" | "LIVE" | "OUTDATED" | "STOPPED";
import type { FragmentRefs } from "relay-runtime";
export type ReadModelTable_readModels$data = ReadonlyArray<{
  readonly behind: number;
  readonly id: string;
  readonly isRequested: boolean;
  readonly lastEventAt: string | null | undefined;
  readonly lastRebuild: {
    readonly " $fragmentSpreads": FragmentRefs<"LastRebuild_rebuild">;
  } | null | undefined;
  readonly name: string;
  readonly position: string;
  readonly problem: string | null | undefined;
  readonly rebuilding: number | null | undefined;
  readonly status: ReadModelStatus;
  readonly version: number;
  readonly " $fragmentType": "ReadModelTable_readModels";
}>;
export type ReadModelTable_readModels$key = ReadonlyArray<{
  readonly " $data"?: ReadModelTable_readModels$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadModelTable_readModels">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ReadModelTable_readModels",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "behind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rebuilding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "kind": "ScalarField",
      "name": "isRequested",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastEventAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReadModelRebuild",
      "kind": "LinkedField",
      "name": "lastRebuild",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LastRebuild_rebuild"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReadModel",
  "abstractKey": null
};

(node as any).hash = "4f80c772c61c9cb6b32072c7d6f42b8b";

export default node;
