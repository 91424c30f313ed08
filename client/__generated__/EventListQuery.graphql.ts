/**
 * @generated SignedSource<<8f2cde7e10298019931d940153b8a374>>
 * @relayHash fb5f9b5ebdd13a93da368b276dd459ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7ee90490f0d9cf57ffaaa3fb02325dab8e5e3d47b9088f14bac375f1795013a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventCategory = "CLUB" | "LEAGUE" | "OTHER" | "TOURNAMENT";
import type { LocalDate } from "@platzwart/contracts/core";
export type EventListQuery$variables = {
  from?: LocalDate | null | undefined;
};
export type EventListQuery$data = {
  readonly events: ReadonlyArray<{
    readonly _id: string;
    readonly cancelled: boolean;
    readonly category: EventCategory;
    readonly courts: ReadonlyArray<number>;
    readonly endDate: LocalDate;
    readonly name: string;
    readonly where: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"EventListWhen_event">;
  }>;
};
export type EventListQuery = {
  response: EventListQuery$data;
  variables: EventListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "from"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  }
],
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
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endDate",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "where",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courts",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancelled",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EventListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "events",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EventListWhen_event"
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
    "name": "EventListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "events",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "date",
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "fb5f9b5ebdd13a93da368b276dd459ff",
    "id": "d7ee90490f0d9cf57ffaaa3fb02325dab8e5e3d47b9088f14bac375f1795013a",
    "metadata": {},
    "name": "EventListQuery",
    "operationKind": "query",
    "text": "query EventListQuery(\n  $from: Date\n) {\n  events(from: $from) {\n    _id\n    name\n    category\n    endDate\n    where\n    courts\n    cancelled\n    ...EventListWhen_event\n    id\n  }\n}\n\nfragment EventListWhen_event on Event {\n  ...useEventTime_event\n}\n\nfragment useEventTime_event on Event {\n  date\n  endDate\n  start\n  end\n}\n"
  }
};
})();

(node as any).hash = "3d334444a38cd339c70601c93b48a706";

export default node;
