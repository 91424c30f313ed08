/**
 * @generated SignedSource<<e0f95da8bf3cde9956449f68c63ba04f>>
 * @relayHash d9135c06c00b51ad575f2d9c67daff9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86606a2dcb1c19ae48c0d608eda495373d4cba34e9dee618ad062d5b53c8be62

import type { ConcreteRequest } from 'relay-runtime';
export type BookingCategory = "BLOCK" | "EVENT" | "GUEST_SAISON" | "GUEST_SINGLE" | "SAISON" | "SINGLE" | "TRAINING";
import type { LocalDate } from "@platzwart/contracts/core";
export type SeasonPeriodInput = {
  from: LocalDate;
  to: LocalDate;
};
export type NewSeasonFormMutation$variables = {
  categories: ReadonlyArray<BookingCategory>;
  period: SeasonPeriodInput;
  source: SeasonPeriodInput;
  sport: string;
};
export type NewSeasonFormMutation$data = {
  readonly planSeason: {
    readonly code: string;
  };
};
export type NewSeasonFormMutation = {
  response: NewSeasonFormMutation$data;
  variables: NewSeasonFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "categories"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "period"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "source"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sport"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "categories",
        "variableName": "categories"
      },
      {
        "kind": "Variable",
        "name": "period",
        "variableName": "period"
      },
      {
        "kind": "Variable",
        "name": "source",
        "variableName": "source"
      },
      {
        "kind": "Variable",
        "name": "sport",
        "variableName": "sport"
      }
    ],
    "concreteType": "SeasonPlanResult",
    "kind": "LinkedField",
    "name": "planSeason",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewSeasonFormMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NewSeasonFormMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "d9135c06c00b51ad575f2d9c67daff9a",
    "id": "86606a2dcb1c19ae48c0d608eda495373d4cba34e9dee618ad062d5b53c8be62",
    "metadata": {},
    "name": "NewSeasonFormMutation",
    "operationKind": "mutation",
    "text": "mutation NewSeasonFormMutation(\n  $sport: String!\n  $categories: [BookingCategory!]!\n  $source: SeasonPeriodInput!\n  $period: SeasonPeriodInput!\n) {\n  planSeason(sport: $sport, categories: $categories, source: $source, period: $period) {\n    code\n  }\n}\n"
  }
};
})();

(node as any).hash = "6f7945deee60b2c227c162357bfb4c30";

export default node;
