/**
 * @generated SignedSource<<afecf026f088bcbbdd4836603efd264d>>
 * @relayHash 986b0358e425cd25178ea5e050ae58ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3cdc74517554ea4b1d67b9287f8208604d162f29fd58b6f1e3c2d895f2c18a7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SeasonAnswer = "NO" | "OPEN" | "OTHER_TIME" | "YES";
import type { LocalDate } from "@platzwart/contracts/core";
export type SeasonOfferQuery$variables = {
  token: string;
};
export type SeasonOfferQuery$data = {
  readonly seasonOffer: {
    readonly answerUntil: LocalDate | null | undefined;
    readonly firstName: string;
    readonly isOver: boolean;
    readonly series: ReadonlyArray<{
      readonly _id: string;
      readonly answer: SeasonAnswer;
      readonly otherTime: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"OfferedSeries_series">;
    }>;
  } | null | undefined;
};
export type SeasonOfferQuery = {
  response: SeasonOfferQuery$data;
  variables: SeasonOfferQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "token",
    "variableName": "token"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answerUntil",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOver",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answer",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "otherTime",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SeasonOfferQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SeasonOffer",
        "kind": "LinkedField",
        "name": "seasonOffer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SeasonSeries",
            "kind": "LinkedField",
            "name": "series",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OfferedSeries_series"
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
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SeasonOfferQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SeasonOffer",
        "kind": "LinkedField",
        "name": "seasonOffer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SeasonSeries",
            "kind": "LinkedField",
            "name": "series",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "courtName",
                "storageKey": null
              },
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
                "name": "repetition",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startdate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "enddate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "occurrences",
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "986b0358e425cd25178ea5e050ae58ee",
    "id": "b3cdc74517554ea4b1d67b9287f8208604d162f29fd58b6f1e3c2d895f2c18a7",
    "metadata": {},
    "name": "SeasonOfferQuery",
    "operationKind": "query",
    "text": "query SeasonOfferQuery(\n  $token: String!\n) {\n  seasonOffer(token: $token) {\n    firstName\n    answerUntil\n    isOver\n    series {\n      _id\n      answer\n      otherTime\n      ...OfferedSeries_series\n    }\n  }\n}\n\nfragment OfferedSeries_series on SeasonSeries {\n  _id\n  courtName\n  start\n  end\n  repetition\n  startdate\n  enddate\n  occurrences\n  price\n}\n"
  }
};
})();

(node as any).hash = "50f536787ce433f1571fe6ed60b6d0d7";

export default node;
