/**
 * @generated SignedSource<<2754db1aa090493793db77e2daf9ae09>>
 * @relayHash 5d6094dc2bb23254e2dc2e2b2e20a3c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc489d7aa1affe4ecd965316af7106c859f103b338dd8813d34d4605c3b4c512

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditEventPageQuery$variables = {
  id: string;
};
export type EditEventPageQuery$data = {
  readonly event: {
    readonly " $fragmentSpreads": FragmentRefs<"EditEventForm_event">;
  } | null | undefined;
};
export type EditEventPageQuery = {
  response: EditEventPageQuery$data;
  variables: EditEventPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditEventPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EditEventForm_event"
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
    "name": "EditEventPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "_id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "category",
            "storageKey": null
          },
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
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "where",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "homeAway",
            "storageKey": null
          },
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
            "name": "endDate",
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
            "name": "sport",
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
            "kind": "ScalarField",
            "name": "cancelled",
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
    "cacheID": "5d6094dc2bb23254e2dc2e2b2e20a3c4",
    "id": "fc489d7aa1affe4ecd965316af7106c859f103b338dd8813d34d4605c3b4c512",
    "metadata": {},
    "name": "EditEventPageQuery",
    "operationKind": "query",
    "text": "query EditEventPageQuery(\n  $id: ID!\n) {\n  event(id: $id) {\n    ...EditEventForm_event\n    id\n  }\n}\n\nfragment EditEventForm_event on Event {\n  _id\n  category\n  name\n  description\n  where\n  homeAway\n  date\n  endDate\n  start\n  end\n  sport\n  courts\n  cancelled\n  ...EventActions_event\n}\n\nfragment EventActions_event on Event {\n  _id\n  category\n  name\n  description\n  where\n  homeAway\n  date\n  endDate\n  start\n  end\n  sport\n  courts\n  cancelled\n  ...useEventTime_event\n}\n\nfragment useEventTime_event on Event {\n  date\n  endDate\n  start\n  end\n}\n"
  }
};
})();

(node as any).hash = "2ff4870f7c1076ea9f94ee4825271895";

export default node;
