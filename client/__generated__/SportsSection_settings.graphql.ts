/**
 * @generated SignedSource<<7983f474489f187ef0464bf3750482b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Surface = "CARPET" | "CLAY" | "GRASS" | "HALL_FLOOR" | "HARD" | "SQUASH_FLOOR";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type SportsSection_settings$data = {
  readonly bookingInfos: {
    readonly sportSettings: ReadonlyArray<{
      readonly courtList: ReadonlyArray<{
        readonly active: boolean;
        readonly name: string;
        readonly number: number;
        readonly surface: Surface;
      }>;
      readonly labels: {
        readonly de: string;
        readonly en: string;
      } | null | undefined;
      readonly name: string;
      readonly timeSettings: {
        readonly end: LocalTime;
        readonly halfHour: boolean;
        readonly start: LocalTime;
      };
    }>;
    readonly sports: ReadonlyArray<string>;
  };
  readonly dashboardInfos: {
    readonly revision: number;
  };
  readonly " $fragmentType": "SportsSection_settings";
};
export type SportsSection_settings$key = {
  readonly " $data"?: SportsSection_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SportsSection_settings">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SportsSection_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingInfos",
      "kind": "LinkedField",
      "name": "bookingInfos",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sports",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SportSettings",
          "kind": "LinkedField",
          "name": "sportSettings",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "SportLabels",
              "kind": "LinkedField",
              "name": "labels",
              "plural": false,
              "selections": [
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Court",
              "kind": "LinkedField",
              "name": "courtList",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "number",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "surface",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "active",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "TimeSettings",
              "kind": "LinkedField",
              "name": "timeSettings",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "start",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "end",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "halfHour",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "3ee595e768fc2508dc21d9686fff709e";

export default node;
