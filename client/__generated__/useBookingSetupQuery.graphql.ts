/**
 * @generated SignedSource<<6cdd9d8ee6f9cd499090558f3790d6c4>>
 * @relayHash 61a77bef414db8c0e0da3f6d43aaa0be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a77eb8c4b202abc8f89fd3dbef1ca61c57a8b0bc83e6101f123573f6bf52e13b

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "PAYPAL" | "VOUCHER";
export type PlayerRule = "NONE" | "OPTIONAL" | "REQUIRED";
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
export type Surface = "CARPET" | "CLAY" | "GRASS" | "HALL_FLOOR" | "HARD" | "SQUASH_FLOOR";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type useBookingSetupQuery$variables = Record<PropertyKey, never>;
export type useBookingSetupQuery$data = {
  readonly acceptedTerms: number;
  readonly bookingInfos: {
    readonly allowedSaisonBookings: boolean;
    readonly allowedTrainers: boolean;
    readonly avoidGaps: boolean;
    readonly guestFee: Cents;
    readonly holidayRegion: string | null | undefined;
    readonly limits: {
      readonly graceMinutes: number;
      readonly maxAdvanceDays: number | null | undefined;
      readonly maxMinutesPerDay: number | null | undefined;
      readonly maxOpenBookings: number | null | undefined;
      readonly maxParallel: number | null | undefined;
      readonly minAdvanceMinutes: number;
    };
    readonly paymentMethods: ReadonlyArray<PaymentMethod>;
    readonly players: PlayerRule;
    readonly showNames: boolean;
    readonly sportSettings: ReadonlyArray<{
      readonly courtList: ReadonlyArray<{
        readonly active: boolean;
        readonly name: string;
        readonly number: number;
        readonly surface: Surface;
      }>;
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
        readonly end: LocalTime;
        readonly halfHour: boolean;
        readonly start: LocalTime;
      };
    }>;
    readonly sports: ReadonlyArray<string>;
    readonly stornoTime: number;
    readonly vatSwitchDays: ReadonlyArray<LocalDate>;
  };
  readonly currentUser: {
    readonly _id: string;
    readonly children: ReadonlyArray<{
      readonly discount: number;
      readonly firstName: string;
      readonly role: Role;
      readonly userID: string;
    }>;
    readonly discount: number;
    readonly role: Role;
    readonly userID: string;
  } | null | undefined;
  readonly generalInfos: {
    readonly allowedGuests: boolean;
    readonly displayName: string;
    readonly sportNames: ReadonlyArray<{
      readonly de: string;
      readonly en: string;
      readonly sport: string;
    }>;
  };
  readonly terms: {
    readonly version: number;
  } | null | undefined;
};
export type useBookingSetupQuery = {
  response: useBookingSetupQuery$data;
  variables: useBookingSetupQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "acceptedTerms",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Terms",
  "kind": "LinkedField",
  "name": "terms",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userID",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "discount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Child",
  "kind": "LinkedField",
  "name": "children",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    (v4/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "GeneralInfos",
  "kind": "LinkedField",
  "name": "generalInfos",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedGuests",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SportName",
      "kind": "LinkedField",
      "name": "sportNames",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sport",
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
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
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
      "name": "paymentMethods",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedTrainers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stornoTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatSwitchDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avoidGaps",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "players",
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
      "name": "holidayRegion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedSaisonBookings",
      "storageKey": null
    },
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
      "concreteType": "BookingLimits",
      "kind": "LinkedField",
      "name": "limits",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minAdvanceMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxAdvanceDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "graceMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxOpenBookings",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxMinutesPerDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxParallel",
          "storageKey": null
        }
      ],
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
        (v8/*:: as any*/),
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
            (v8/*:: as any*/),
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useBookingSetupQuery",
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      (v7/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useBookingSetupQuery",
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v7/*:: as any*/),
      (v9/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "61a77bef414db8c0e0da3f6d43aaa0be",
    "id": "a77eb8c4b202abc8f89fd3dbef1ca61c57a8b0bc83e6101f123573f6bf52e13b",
    "metadata": {},
    "name": "useBookingSetupQuery",
    "operationKind": "query",
    "text": "query useBookingSetupQuery {\n  acceptedTerms\n  terms {\n    version\n  }\n  currentUser {\n    _id\n    userID\n    role\n    discount\n    children {\n      userID\n      firstName\n      role\n      discount\n    }\n    id\n  }\n  generalInfos {\n    displayName\n    allowedGuests\n    sportNames {\n      sport\n      de\n      en\n    }\n  }\n  bookingInfos {\n    paymentMethods\n    allowedTrainers\n    stornoTime\n    vatSwitchDays\n    showNames\n    avoidGaps\n    players\n    guestFee\n    holidayRegion\n    allowedSaisonBookings\n    sports\n    limits {\n      minAdvanceMinutes\n      maxAdvanceDays\n      graceMinutes\n      maxOpenBookings\n      maxMinutesPerDay\n      maxParallel\n    }\n    sportSettings {\n      name\n      courtList {\n        number\n        name\n        surface\n        active\n      }\n      timeSettings {\n        start\n        end\n        halfHour\n      }\n      prices {\n        time\n        guest\n        member\n        trainer\n        weekendGuest\n        weekendMember\n        weekendTrainer\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "36fe1752d339677c6e85b034e2defc7b";

export default node;
