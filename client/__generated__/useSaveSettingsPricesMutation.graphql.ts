/**
 * @generated SignedSource<<cb8f2ffd8457a758ccb1ef95fc0762bd>>
 * @relayHash 5cd7b592d36033ab849771b79b54beac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f140b0553d27d5a81a45e9b5aeb25e2df9d2ad2adc8dec7844b706a358d46449

import type { ConcreteRequest } from 'relay-runtime';
export type HolidayRegion = "BB" | "BE" | "BW" | "BY" | "HB" | "HE" | "HH" | "MV" | "NI" | "NW" | "RP" | "SH" | "SL" | "SN" | "ST" | "TH";
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
export type PlayerRule = "NONE" | "OPTIONAL" | "REQUIRED";
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
export type TaxSphere = "IDEELL" | "VERMOEGEN" | "WGB" | "ZWECKBETRIEB";
export type VatGroup = "GUEST" | "GUEST_FEE" | "MEMBER" | "VOUCHER";
export type VoucherType = "ADULT" | "SENIOR" | "STUDENT" | "YOUNG";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type PriceInfosInput = {
  prices: ReadonlyArray<PricesInput>;
  rules?: BookingRulesInput | null | undefined;
  saisonBookingDiscount: Cents;
  sport: string;
  voucherHours: number;
  vouchers: ReadonlyArray<VoucherPriceInput>;
};
export type PricesInput = {
  guest: Cents;
  member: Cents;
  time: LocalTime;
  trainer: Cents;
  weekendGuest: Cents;
  weekendMember: Cents;
  weekendTrainer: Cents;
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
export type VoucherPriceInput = {
  price: Cents;
  type: VoucherType;
};
export type useSaveSettingsPricesMutation$variables = {
  basedOn: number;
  infos: PriceInfosInput;
};
export type useSaveSettingsPricesMutation$data = {
  readonly updatePriceInfos: {
    readonly code: string;
  };
};
export type useSaveSettingsPricesMutation = {
  response: useSaveSettingsPricesMutation$data;
  variables: useSaveSettingsPricesMutation$variables;
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
  "name": "infos"
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
        "name": "infos",
        "variableName": "infos"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "updatePriceInfos",
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
    "name": "useSaveSettingsPricesMutation",
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
    "name": "useSaveSettingsPricesMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "5cd7b592d36033ab849771b79b54beac",
    "id": "f140b0553d27d5a81a45e9b5aeb25e2df9d2ad2adc8dec7844b706a358d46449",
    "metadata": {},
    "name": "useSaveSettingsPricesMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveSettingsPricesMutation(\n  $infos: PriceInfosInput!\n  $basedOn: Int!\n) {\n  updatePriceInfos(infos: $infos, basedOn: $basedOn) {\n    code\n  }\n}\n"
  }
};
})();

(node as any).hash = "ac06399675d64c4c2a0047b551f52e67";

export default node;
