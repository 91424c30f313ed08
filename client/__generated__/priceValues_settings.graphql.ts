/**
 * @generated SignedSource<<e7272616eb5f237470df136d36289536>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HolidayRegion = "BB" | "BE" | "BW" | "BY" | "HB" | "HE" | "HH" | "MV" | "NI" | "NW" | "RP" | "SH" | "SL" | "SN" | "ST" | "TH";
export type VoucherType = "ADULT" | "SENIOR" | "STUDENT" | "YOUNG";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type priceValues_settings$data = {
  readonly bookingInfos: {
    readonly sportSettings: ReadonlyArray<{
      readonly name: string;
      readonly prices: ReadonlyArray<{
        readonly guest: Cents;
        readonly member: Cents;
        readonly time: LocalTime;
        readonly trainer: Cents;
        readonly weekendGuest: Cents;
        readonly weekendMember: Cents;
        readonly weekendTrainer: Cents;
      }>;
      readonly timeSettings: {
        readonly halfHour: boolean;
        readonly start: LocalTime;
      };
    }>;
  };
  readonly dashboardInfos: {
    readonly revision: number;
    readonly rules: {
      readonly holidayRegion: HolidayRegion | null | undefined;
      readonly saisonBookingDiscount: Cents;
      readonly voucherHours: number;
      readonly vouchers: ReadonlyArray<{
        readonly price: Cents;
        readonly type: VoucherType;
      }>;
    };
  };
  readonly " $fragmentType": "priceValues_settings";
};
export type priceValues_settings$key = {
  readonly " $data"?: priceValues_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"priceValues_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "priceValues_settings",
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
          "concreteType": "SportSettings",
          "kind": "LinkedField",
          "name": "sportSettings",
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
                  "name": "halfHour",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Prices",
              "kind": "LinkedField",
              "name": "prices",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "time",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "guest",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "member",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "trainer",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "weekendGuest",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "weekendMember",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "weekendTrainer",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingRules",
          "kind": "LinkedField",
          "name": "rules",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "holidayRegion",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "voucherHours",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "saisonBookingDiscount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "VoucherPrice",
              "kind": "LinkedField",
              "name": "vouchers",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "type",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "price",
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5dcdcce0539ea1a6abf90b7bd7cb5837";

export default node;
