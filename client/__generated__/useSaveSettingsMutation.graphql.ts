/**
 * @generated SignedSource<<26e0cbf129d0df235b29ee9f8d81f3d0>>
 * @relayHash 8c6a87a1159cd0ee6aec5b08dce11eda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 637d1af742de37bea83eb75379e4a672102968de1d88d0d7419887d72cdb8c5a

import type { ConcreteRequest } from 'relay-runtime';
export type HolidayRegion = "BB" | "BE" | "BW" | "BY" | "HB" | "HE" | "HH" | "MV" | "NI" | "NW" | "RP" | "SH" | "SL" | "SN" | "ST" | "TH";
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
export type PlayerRule = "NONE" | "OPTIONAL" | "REQUIRED";
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
export type TaxSphere = "IDEELL" | "VERMOEGEN" | "WGB" | "ZWECKBETRIEB";
export type VatGroup = "GUEST" | "GUEST_FEE" | "MEMBER" | "VOUCHER";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
export type SettingsInput = {
  accounting?: AccountingInput | null | undefined;
  billing?: BillingInput | null | undefined;
  imprint?: ImprintInput | null | undefined;
  rules?: BookingRulesInput | null | undefined;
  terms?: TermsInput | null | undefined;
};
export type AccountingInput = {
  accountLength: number;
  adviser: number;
  bank: string;
  bankFee: string;
  card: string;
  cash: string;
  chart: string;
  client: number;
  costCentres: ReadonlyArray<CostCentreInput>;
  debtorBase: string;
  payPal: string;
  revenue: ReadonlyArray<RevenueAccountsInput>;
  smallBusinessRevenue: string;
  toBeReturned: string;
  yearStartMonth: number;
};
export type CostCentreInput = {
  number: string;
  sphere: TaxSphere;
};
export type RevenueAccountsInput = {
  court: string;
  guestFee: string;
  season: string;
  taxKey?: string | null | undefined;
  vatRate: number;
  voucher: string;
};
export type BillingInput = {
  accountHolder?: string | null | undefined;
  bic?: string | null | undefined;
  directDebit?: DirectDebitInput | null | undefined;
  dueDays: number;
  eInvoice?: boolean | null | undefined;
  footer?: string | null | undefined;
  iban?: string | null | undefined;
  taxNumber?: string | null | undefined;
};
export type DirectDebitInput = {
  creditorId: string;
  isOffered: boolean;
  noticeDays: number;
};
export type ImprintInput = {
  board: ReadonlyArray<string>;
  registerCourt?: string | null | undefined;
  registerNumber?: string | null | undefined;
  responsible?: string | null | undefined;
  vatId?: string | null | undefined;
};
export type BookingRulesInput = {
  allowedGuests?: boolean | null | undefined;
  allowedSaisonBookings?: boolean | null | undefined;
  allowedTrainers?: boolean | null | undefined;
  allowedVouchers?: boolean | null | undefined;
  avoidGaps?: boolean | null | undefined;
  discount?: number | null | undefined;
  guestFee?: Cents | null | undefined;
  holidayRegion?: HolidayRegion | null | undefined;
  invoiceForGuests?: boolean | null | undefined;
  limits?: ReadonlyArray<LimitsOfRoleInput> | null | undefined;
  paymentMethods?: ReadonlyArray<PaymentMethod> | null | undefined;
  players?: PlayerRule | null | undefined;
  showNames?: boolean | null | undefined;
  smallBusinessPeriods?: ReadonlyArray<SmallBusinessPeriodInput> | null | undefined;
  stornoTime?: number | null | undefined;
  vatRates?: ReadonlyArray<VatRateInput> | null | undefined;
};
export type LimitsOfRoleInput = {
  graceMinutes: number;
  maxAdvanceDays?: number | null | undefined;
  maxMinutesPerDay?: number | null | undefined;
  maxOpenBookings?: number | null | undefined;
  maxParallel?: number | null | undefined;
  minAdvanceMinutes: number;
  role: Role;
};
export type SmallBusinessPeriodInput = {
  from: LocalDate;
  to?: LocalDate | null | undefined;
};
export type VatRateInput = {
  group: VatGroup;
  percent: number;
  sphere: TaxSphere;
  validFrom: LocalDate;
};
export type TermsInput = {
  de: string;
  en?: string | null | undefined;
};
export type useSaveSettingsMutation$variables = {
  basedOn: number;
  settings: SettingsInput;
};
export type useSaveSettingsMutation$data = {
  readonly updateSettings: {
    readonly code: string;
  };
};
export type useSaveSettingsMutation = {
  response: useSaveSettingsMutation$data;
  variables: useSaveSettingsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "basedOn"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "settings"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "basedOn",
        "variableName": "basedOn"
      },
      {
        "kind": "Variable",
        "name": "settings",
        "variableName": "settings"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "updateSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveSettingsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSaveSettingsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "8c6a87a1159cd0ee6aec5b08dce11eda",
    "id": "637d1af742de37bea83eb75379e4a672102968de1d88d0d7419887d72cdb8c5a",
    "metadata": {},
    "name": "useSaveSettingsMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveSettingsMutation(\n  $settings: SettingsInput!\n  $basedOn: Int!\n) {\n  updateSettings(settings: $settings, basedOn: $basedOn) {\n    code\n  }\n}\n"
  }
};
})();

(node as any).hash = "a5612165a9d91872e02435b3b4fcaa13";

export default node;
