/**
 * @generated SignedSource<<a215724650c926054388c087bf6e6e35>>
 * @relayHash ea487facde861a9806fc565850d9550f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 155b9ef4e5da7e44c70dbd97bc4dfbba9855d8538fcb876889aa8138a732474b

import type { ConcreteRequest } from 'relay-runtime';
export type RefusalReason = "MINUTES_PER_DAY" | "OPEN_BOOKINGS" | "PARALLEL" | "TAKEN";
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
import type { Cents } from "@platzwart/contracts/core";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type WhatIfInput = {
  from: LocalDate;
  limits?: ReadonlyArray<QuotaInput> | null | undefined;
  prices?: ReadonlyArray<SportPricesInput> | null | undefined;
  stornoTime?: number | null | undefined;
  to: LocalDate;
};
export type QuotaInput = {
  maxMinutesPerDay?: number | null | undefined;
  maxOpenBookings?: number | null | undefined;
  maxParallel?: number | null | undefined;
  role: Role;
};
export type SportPricesInput = {
  prices: ReadonlyArray<PricesInput>;
  sport: string;
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
export type WhatIfResultQuery$variables = {
  input: WhatIfInput;
};
export type WhatIfResultQuery$data = {
  readonly whatIf: {
    readonly after: Cents;
    readonly before: Cents;
    readonly bookings: number;
    readonly hitPeople: number;
    readonly people: ReadonlyArray<{
      readonly after: Cents;
      readonly before: Cents;
      readonly refused: number;
      readonly tooLate: number;
      readonly user: {
        readonly firstName: string;
        readonly lastName: string;
        readonly userID: string;
      } | null | undefined;
    }>;
    readonly refused: ReadonlyArray<{
      readonly bookings: number;
      readonly reason: RefusalReason;
    }>;
    readonly tooLate: number;
  };
};
export type WhatIfResultQuery = {
  response: WhatIfResultQuery$data;
  variables: WhatIfResultQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bookings",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "before",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "after",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tooLate",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "WhatIf",
    "kind": "LinkedField",
    "name": "whatIf",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hitPeople",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "RefusalFigure",
        "kind": "LinkedField",
        "name": "refused",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PersonHit",
        "kind": "LinkedField",
        "name": "people",
        "plural": true,
        "selections": [
          {
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
                "name": "userID",
                "storageKey": null
              },
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refused",
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WhatIfResultQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WhatIfResultQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "ea487facde861a9806fc565850d9550f",
    "id": "155b9ef4e5da7e44c70dbd97bc4dfbba9855d8538fcb876889aa8138a732474b",
    "metadata": {},
    "name": "WhatIfResultQuery",
    "operationKind": "query",
    "text": "query WhatIfResultQuery(\n  $input: WhatIfInput!\n) {\n  whatIf(input: $input) {\n    bookings\n    before\n    after\n    tooLate\n    hitPeople\n    refused {\n      reason\n      bookings\n    }\n    people {\n      user {\n        userID\n        firstName\n        lastName\n      }\n      refused\n      tooLate\n      before\n      after\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f07b2fb619351af5b0b5760ec4d641e1";

export default node;
