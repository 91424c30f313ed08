/**
 * @generated SignedSource<<8dc607477f67fd248eca9e105c642f4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TaxSphere = "IDEELL" | "VERMOEGEN" | "WGB" | "ZWECKBETRIEB";
import type { FragmentRefs } from "relay-runtime";
export type accountingValues_accounting$data = {
  readonly accountLength: number;
  readonly adviser: number;
  readonly bank: string;
  readonly bankFee: string;
  readonly card: string;
  readonly cash: string;
  readonly chart: string;
  readonly client: number;
  readonly costCentres: ReadonlyArray<{
    readonly number: string;
    readonly sphere: TaxSphere;
  }>;
  readonly debtorBase: string;
  readonly payPal: string;
  readonly revenue: ReadonlyArray<{
    readonly court: string;
    readonly guestFee: string;
    readonly season: string;
    readonly taxKey: string | null | undefined;
    readonly vatRate: number;
    readonly voucher: string;
  }>;
  readonly smallBusinessRevenue: string;
  readonly toBeReturned: string;
  readonly yearStartMonth: number;
  readonly " $fragmentType": "accountingValues_accounting";
};
export type accountingValues_accounting$key = {
  readonly " $data"?: accountingValues_accounting$data;
  readonly " $fragmentSpreads": FragmentRefs<"accountingValues_accounting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "accountingValues_accounting",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountLength",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adviser",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "client",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "yearStartMonth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bank",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payPal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "card",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankFee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toBeReturned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "smallBusinessRevenue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "debtorBase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RevenueAccounts",
      "kind": "LinkedField",
      "name": "revenue",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vatRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "court",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "season",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "guestFee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voucher",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxKey",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CostCentre",
      "kind": "LinkedField",
      "name": "costCentres",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sphere",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Accounting",
  "abstractKey": null
};

(node as any).hash = "76ab1c188f9fce4a14e6a8182afac6fd";

export default node;
