/**
 * @generated SignedSource<<21df61efe8ce9081172cf609063038a3>>
 * @relayHash 51a7405acf2a86c32ffd1fe85a557a93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af1f6c602b9dce5bb0e5ce05abd47332345c77ee7970951c7af79e6207cf5889

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
import type { LocalDate } from "@platzwart/contracts/core";
export type ReportQuery$variables = {
  comparedFrom: LocalDate;
  comparedTo: LocalDate;
  from: LocalDate;
  isCompared: boolean;
  position?: string | null | undefined;
  to: LocalDate;
};
export type ReportQuery$data = {
  readonly compared?: {
    readonly " $fragmentSpreads": FragmentRefs<"Busy_report" | "EarningWell_report" | "UsedWell_report">;
  };
  readonly report: {
    readonly asOf: string | null | undefined;
    readonly bookings: number;
    readonly position: string;
    readonly " $fragmentSpreads": FragmentRefs<"Busy_report" | "EarningWell_report" | "UsedWell_report">;
  };
};
export type ReportQuery = {
  response: ReportQuery$data;
  variables: ReportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "comparedFrom"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "comparedTo"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isCompared"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "position"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v6 = {
  "kind": "Variable",
  "name": "position",
  "variableName": "position"
},
v7 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  (v6/*:: as any*/),
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "asOf",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bookings",
  "storageKey": null
},
v11 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "Busy_report"
},
v12 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "UsedWell_report"
},
v13 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "EarningWell_report"
},
v14 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "comparedFrom"
  },
  (v6/*:: as any*/),
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "comparedTo"
  }
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sport",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weekday",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hour",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "SportOccupancy",
  "kind": "LinkedField",
  "name": "occupancy",
  "plural": true,
  "selections": [
    (v15/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OccupancyCell",
      "kind": "LinkedField",
      "name": "cells",
      "plural": true,
      "selections": [
        (v16/*:: as any*/),
        (v17/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "booked",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "RefusedFigure",
  "kind": "LinkedField",
  "name": "refused",
  "plural": true,
  "selections": [
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "WaitingFigure",
  "kind": "LinkedField",
  "name": "waiting",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entries",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minutes",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "CategoryMinutes",
  "kind": "LinkedField",
  "name": "categories",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    (v10/*:: as any*/),
    (v21/*:: as any*/)
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "band",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "LeadTimeFigure",
  "kind": "LinkedField",
  "name": "leadTimes",
  "plural": true,
  "selections": [
    (v23/*:: as any*/),
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "CancellationFigure",
  "kind": "LinkedField",
  "name": "cancellations",
  "plural": true,
  "selections": [
    (v23/*:: as any*/),
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displaced",
      "storageKey": null
    },
    (v21/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookedAgain",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "RevenueFigure",
  "kind": "LinkedField",
  "name": "revenue",
  "plural": true,
  "selections": [
    (v26/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "list",
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
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "MoneyFigure",
  "kind": "LinkedField",
  "name": "money",
  "plural": true,
  "selections": [
    (v26/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "received",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReportQuery",
    "selections": [
      {
        "alias": "report",
        "args": (v7/*:: as any*/),
        "concreteType": "FiguresReport",
        "kind": "LinkedField",
        "name": "figuresReport",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "isCompared",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "compared",
            "args": (v14/*:: as any*/),
            "concreteType": "FiguresReport",
            "kind": "LinkedField",
            "name": "figuresReport",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReportQuery",
    "selections": [
      {
        "alias": "report",
        "args": (v7/*:: as any*/),
        "concreteType": "FiguresReport",
        "kind": "LinkedField",
        "name": "figuresReport",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v22/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "isCompared",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "compared",
            "args": (v14/*:: as any*/),
            "concreteType": "FiguresReport",
            "kind": "LinkedField",
            "name": "figuresReport",
            "plural": false,
            "selections": [
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v22/*:: as any*/),
              (v24/*:: as any*/),
              (v10/*:: as any*/),
              (v25/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "51a7405acf2a86c32ffd1fe85a557a93",
    "id": "af1f6c602b9dce5bb0e5ce05abd47332345c77ee7970951c7af79e6207cf5889",
    "metadata": {},
    "name": "ReportQuery",
    "operationKind": "query",
    "text": "query ReportQuery(\n  $from: Date!\n  $to: Date!\n  $position: String\n  $comparedFrom: Date!\n  $comparedTo: Date!\n  $isCompared: Boolean!\n) {\n  report: figuresReport(from: $from, to: $to, position: $position) {\n    position\n    asOf\n    bookings\n    ...Busy_report\n    ...UsedWell_report\n    ...EarningWell_report\n  }\n  compared: figuresReport(from: $comparedFrom, to: $comparedTo, position: $position) @include(if: $isCompared) {\n    ...Busy_report\n    ...UsedWell_report\n    ...EarningWell_report\n  }\n}\n\nfragment Busy_report on FiguresReport {\n  occupancy {\n    sport\n    cells {\n      weekday\n      hour\n      bookable\n      booked\n    }\n  }\n  ...Refused_report\n  ...Demand_report\n}\n\nfragment Cancellations_report on FiguresReport {\n  bookings\n  cancellations {\n    band\n    bookings\n    displaced\n    minutes\n    bookedAgain\n  }\n}\n\nfragment Demand_report on FiguresReport {\n  waiting {\n    outcome\n    entries\n  }\n}\n\nfragment EarningWell_report on FiguresReport {\n  occupancy {\n    cells {\n      bookable\n    }\n  }\n  revenue {\n    date\n    list\n    price\n  }\n  ...ThreeViews_report\n}\n\nfragment LeadTimes_report on FiguresReport {\n  leadTimes {\n    band\n    bookings\n  }\n}\n\nfragment Refused_report on FiguresReport {\n  refused {\n    sport\n    weekday\n    hour\n    reason\n    attempts\n  }\n}\n\nfragment ThreeViews_report on FiguresReport {\n  revenue {\n    date\n    price\n  }\n  money {\n    date\n    billed\n    received\n  }\n}\n\nfragment UsedHours_report on FiguresReport {\n  categories {\n    category\n    bookings\n    minutes\n  }\n}\n\nfragment UsedWell_report on FiguresReport {\n  ...UsedHours_report\n  ...LeadTimes_report\n  ...Cancellations_report\n}\n"
  }
};
})();

(node as any).hash = "a17bc26c64f4d239c6049c88f5da52ed";

export default node;
