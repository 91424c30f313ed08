/**
 * @generated SignedSource<<cecf6c39e2d5e91ddda01d615eafb321>>
 * @relayHash 7a55a119c208cba173b7e8f14145dc13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7c530b03f906eb917c9e9d8d655abbd414a24c48d291b2dde88d0f00fe68bc8

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalTime } from "@platzwart/contracts/core";
export type SetUpChecklistQuery$variables = Record<PropertyKey, never>;
export type SetUpChecklistQuery$data = {
  readonly bookingInfos: {
    readonly sportSettings: ReadonlyArray<{
      readonly courts: number;
      readonly name: string;
      readonly prices: ReadonlyArray<{
        readonly time: LocalTime;
      }>;
    }>;
  };
  readonly dashboardInfos: {
    readonly billing: {
      readonly taxNumber: string | null | undefined;
    } | null | undefined;
    readonly isDescribed: boolean;
    readonly rules: {
      readonly reviewed: boolean;
    };
  };
  readonly generalInfos: {
    readonly demoLogins: ReadonlyArray<{
      readonly email: string;
    }>;
  };
  readonly sentMails: {
    readonly total: number;
  };
};
export type SetUpChecklistQuery = {
  response: SetUpChecklistQuery$data;
  variables: SetUpChecklistQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
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
        "concreteType": "DemoLogin",
        "kind": "LinkedField",
        "name": "demoLogins",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
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
        "name": "isDescribed",
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
            "name": "reviewed",
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
            "kind": "ScalarField",
            "name": "courts",
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
    "alias": "sentMails",
    "args": [
      {
        "kind": "Literal",
        "name": "state",
        "value": "SENT"
      }
    ],
    "concreteType": "MailPage",
    "kind": "LinkedField",
    "name": "mails",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      }
    ],
    "storageKey": "mails(state:\"SENT\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SetUpChecklistQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SetUpChecklistQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "7a55a119c208cba173b7e8f14145dc13",
    "id": "a7c530b03f906eb917c9e9d8d655abbd414a24c48d291b2dde88d0f00fe68bc8",
    "metadata": {},
    "name": "SetUpChecklistQuery",
    "operationKind": "query",
    "text": "query SetUpChecklistQuery {\n  generalInfos {\n    demoLogins {\n      email\n    }\n  }\n  dashboardInfos {\n    isDescribed\n    rules {\n      reviewed\n    }\n    billing {\n      taxNumber\n    }\n  }\n  bookingInfos {\n    sportSettings {\n      name\n      courts\n      prices {\n        time\n      }\n    }\n  }\n  sentMails: mails(state: SENT) {\n    total\n  }\n}\n"
  }
};
})();

(node as any).hash = "2d257a65601fd3e853e78665d8670977";

export default node;
