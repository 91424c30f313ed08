/**
 * @generated SignedSource<<0c65f29b37efbf624f4fbbea1ab3d318>>
 * @relayHash e443bde859bc3615953257fc6eccbb9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3ca83f968f7e51926837129b1900d035b21d7a01f0247a09801fedb2a79e0c3

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
export type ImpactListQuery$variables = {
  infos: TimeAndCourtInfosInput;
};
export type ImpactListQuery$data = {
  readonly settingsImpact: {
    readonly bookings: ReadonlyArray<{
      readonly _id: string;
      readonly court: number;
      readonly date: LocalDate;
      readonly end: LocalTime;
      readonly start: LocalTime;
      readonly title: string | null | undefined;
      readonly user: {
        readonly firstName: string;
        readonly lastName: string;
      } | null | undefined;
    }>;
    readonly total: number;
  };
};
export type ImpactListQuery = {
  response: ImpactListQuery$data;
  variables: ImpactListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "infos"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "infos",
    "variableName": "infos"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "court",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "BookingUser",
  "kind": "LinkedField",
  "name": "user",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ImpactListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SettingsImpact",
        "kind": "LinkedField",
        "name": "settingsImpact",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookings",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImpactListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SettingsImpact",
        "kind": "LinkedField",
        "name": "settingsImpact",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookings",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e443bde859bc3615953257fc6eccbb9d",
    "id": "c3ca83f968f7e51926837129b1900d035b21d7a01f0247a09801fedb2a79e0c3",
    "metadata": {},
    "name": "ImpactListQuery",
    "operationKind": "query",
    "text": "query ImpactListQuery(\n  $infos: TimeAndCourtInfosInput!\n) {\n  settingsImpact(infos: $infos) {\n    total\n    bookings {\n      _id\n      date\n      start\n      end\n      court\n      user {\n        firstName\n        lastName\n      }\n      title\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "16d6d8b4baa95673f3751c11bf337cff";

export default node;
