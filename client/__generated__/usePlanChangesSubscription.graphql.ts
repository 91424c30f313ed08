/**
 * @generated SignedSource<<d36c2804760543ff60efadb7d4f229e2>>
 * @relayHash ea7d6450392857ff2c28c76eee37a7eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54b56dfaf071a30844253e3aeb126cf32955d6e1e7ace8ebb6feeb399ed55897

import type { ConcreteRequest } from 'relay-runtime';
import type { LocalDate } from "@platzwart/contracts/core";
export type usePlanChangesSubscription$variables = {
  fromDate: LocalDate;
  since?: string | null | undefined;
  sport: string;
  toDate: LocalDate;
};
export type usePlanChangesSubscription$data = {
  readonly courtPlanChanged: {
    readonly position: string;
  };
};
export type usePlanChangesSubscription = {
  response: usePlanChangesSubscription$data;
  variables: usePlanChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fromDate"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "since"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sport"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toDate"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "fromDate",
        "variableName": "fromDate"
      },
      {
        "kind": "Variable",
        "name": "since",
        "variableName": "since"
      },
      {
        "kind": "Variable",
        "name": "sport",
        "variableName": "sport"
      },
      {
        "kind": "Variable",
        "name": "toDate",
        "variableName": "toDate"
      }
    ],
    "concreteType": "CourtPlanChange",
    "kind": "LinkedField",
    "name": "courtPlanChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "position",
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
    "name": "usePlanChangesSubscription",
    "selections": (v4/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePlanChangesSubscription",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "ea7d6450392857ff2c28c76eee37a7eb",
    "id": "54b56dfaf071a30844253e3aeb126cf32955d6e1e7ace8ebb6feeb399ed55897",
    "metadata": {},
    "name": "usePlanChangesSubscription",
    "operationKind": "subscription",
    "text": "subscription usePlanChangesSubscription(\n  $sport: String!\n  $fromDate: Date!\n  $toDate: Date!\n  $since: String\n) {\n  courtPlanChanged(sport: $sport, fromDate: $fromDate, toDate: $toDate, since: $since) {\n    position\n  }\n}\n"
  }
};
})();

(node as any).hash = "b5df10777fca85f7e5dfdf927c4d2f9a";

export default node;
