/**
 * @generated SignedSource<<74338e34f07a072a9acdcb482a31ed11>>
 * @relayHash f61f37e801f85c5bd26ec1075b13f090
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79e0ba120ec3d51e55de43c93834ca87d0c2ed1d38093d518728d5db0904b475

import type { ConcreteRequest } from 'relay-runtime';
export type HolidayRegion = "BB" | "BE" | "BW" | "BY" | "HB" | "HE" | "HH" | "MV" | "NI" | "NW" | "RP" | "SH" | "SL" | "SN" | "ST" | "TH";
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
export type PlayerRule = "NONE" | "OPTIONAL" | "REQUIRED";
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
export type Surface = "CARPET" | "CLAY" | "GRASS" | "HALL_FLOOR" | "HARD" | "SQUASH_FLOOR";
export type TaxSphere = "IDEELL" | "VERMOEGEN" | "WGB" | "ZWECKBETRIEB";
export type VatGroup = "GUEST" | "GUEST_FEE" | "MEMBER" | "VOUCHER";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type TimeAndCourtInfosInput = {
  allowedGuestsBookings?: boolean | null | undefined;
  allowedSaisonBookings?: boolean | null | undefined;
  allowedTrainersBookings?: boolean | null | undefined;
  allowedVouchers?: boolean | null | undefined;
  courts?: ReadonlyArray<CourtInput> | null | undefined;
  end: LocalTime;
  force?: boolean | null | undefined;
  halfHour: boolean;
  labels?: SportLabelsInput | null | undefined;
  numOfCourts: number;
  reason?: string | null | undefined;
  rules?: BookingRulesInput | null | undefined;
  sport: string;
  sports: ReadonlyArray<string>;
  start: LocalTime;
  stornoTime?: number | null | undefined;
  surface?: Surface | null | undefined;
};
export type CourtInput = {
  active: boolean;
  name: string;
  number: number;
  surface: Surface;
};
export type SportLabelsInput = {
  de: string;
  en: string;
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
export type useSaveSettingsTimesMutation$variables = {
  basedOn: number;
  infos: TimeAndCourtInfosInput;
};
export type useSaveSettingsTimesMutation$data = {
  readonly updateTimeAndCourtInfos: {
    readonly code: string;
  };
};
export type useSaveSettingsTimesMutation = {
  response: useSaveSettingsTimesMutation$data;
  variables: useSaveSettingsTimesMutation$variables;
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
    "name": "updateTimeAndCourtInfos",
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
    "name": "useSaveSettingsTimesMutation",
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
    "name": "useSaveSettingsTimesMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "f61f37e801f85c5bd26ec1075b13f090",
    "id": "79e0ba120ec3d51e55de43c93834ca87d0c2ed1d38093d518728d5db0904b475",
    "metadata": {},
    "name": "useSaveSettingsTimesMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveSettingsTimesMutation(\n  $infos: TimeAndCourtInfosInput!\n  $basedOn: Int!\n) {\n  updateTimeAndCourtInfos(infos: $infos, basedOn: $basedOn) {\n    code\n  }\n}\n"
  }
};
})();

(node as any).hash = "16fa16cca644cb8d0fec1acc22612605";

export default node;
