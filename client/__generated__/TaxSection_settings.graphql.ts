/**
 * @generated SignedSource<<3065d37330a5547524accbae9b09b523>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
export type TaxSphere = "IDEELL" | "VERMOEGEN" | "WGB" | "ZWECKBETRIEB";
export type VatGroup = "GUEST" | "GUEST_FEE" | "MEMBER" | "VOUCHER";
import type { LocalDate } from "@platzwart/contracts/core";
import type { FragmentRefs } from "relay-runtime";
export type TaxSection_settings$data = {
  readonly dashboardInfos: {
    readonly billing: {
      readonly accountHolder: string | null | undefined;
      readonly bic: string | null | undefined;
      readonly directDebit: {
        readonly creditorId: string;
        readonly isOffered: boolean;
        readonly noticeDays: number;
      } | null | undefined;
      readonly dueDays: number;
      readonly eInvoice: boolean;
      readonly footer: string | null | undefined;
      readonly iban: string | null | undefined;
      readonly taxNumber: string | null | undefined;
    } | null | undefined;
    readonly revision: number;
    readonly rules: {
      readonly invoiceForGuests: boolean;
      readonly paymentMethods: ReadonlyArray<PaymentMethod>;
      readonly smallBusinessPeriods: ReadonlyArray<{
        readonly from: LocalDate;
        readonly to: LocalDate | null | undefined;
      }>;
      readonly vatRates: ReadonlyArray<{
        readonly group: VatGroup;
        readonly percent: number;
        readonly sphere: TaxSphere;
        readonly validFrom: LocalDate;
      }>;
    };
  };
  readonly " $fragmentType": "TaxSection_settings";
};
export type TaxSection_settings$key = {
  readonly " $data"?: TaxSection_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxSection_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaxSection_settings",
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
              "concreteType": "SmallBusinessPeriod",
              "kind": "LinkedField",
              "name": "smallBusinessPeriods",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "from",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "to",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paymentMethods",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "invoiceForGuests",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "VatRate",
              "kind": "LinkedField",
              "name": "vatRates",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "group",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "percent",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "validFrom",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sphere",
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
          "concreteType": "Billing",
          "kind": "LinkedField",
          "name": "billing",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "taxNumber",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "iban",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bic",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "accountHolder",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dueDays",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "footer",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "eInvoice",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "DirectDebitSettings",
              "kind": "LinkedField",
              "name": "directDebit",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "creditorId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "noticeDays",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isOffered",
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

(node as any).hash = "9deeac2e68f91354331ac4c9c42f5e1b";

export default node;
