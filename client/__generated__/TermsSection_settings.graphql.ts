/**
 * @generated SignedSource<<64f484998a9923b6a2951115c193cd14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type TermsSection_settings$data = {
  readonly dashboardInfos: {
    readonly revision: number;
  };
  readonly termsVersions: ReadonlyArray<{
    readonly de: string;
    readonly en: string | null | undefined;
    readonly issuedOn: LocalDate;
    readonly version: number;
  }>;
  readonly " $fragmentType": "TermsSection_settings";
};
export type TermsSection_settings$key = {
  readonly " $data"?: TermsSection_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermsSection_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermsSection_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DashboardInfos",
      "kind": "LinkedField",
      "name": "dashboardInfos",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Terms",
      "kind": "LinkedField",
      "name": "termsVersions",
      "plural": true,
      "selections": [
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
          "name": "issuedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "de",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "en",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4177975860d6df721987cae32f970dfc";

export default node;
