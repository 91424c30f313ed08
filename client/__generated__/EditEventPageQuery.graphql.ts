/**
 * @generated SignedSource<<84f7c729db3ed787d9d58cc03be62b32>>
 * @relayHash 6f409d774c7909eced8de2d7606a8cc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60848be49f72876ee125baaa77d594d42f5eccd309cd8879760d78c44f6e7bb9

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
            "name": "name",
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
            "name": "category",
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6f409d774c7909eced8de2d7606a8cc8",
    "id": "60848be49f72876ee125baaa77d594d42f5eccd309cd8879760d78c44f6e7bb9",
    "metadata": {},
    "name": "EditEventPageQuery",
    "operationKind": "query",
    "text": "query EditEventPageQuery(\n  $id: ID!\n) {\n  event(id: $id) {\n    ...EditEventForm_event\n    id\n  }\n}\n\nfragment EditEventForm_event on Event {\n  _id\n  name\n  cancelled\n  ...knownEvent_event\n  ...EventActions_event\n}\n\nfragment EventActions_event on Event {\n  _id\n  name\n  sport\n  courts\n  cancelled\n  ...knownEvent_event\n  ...useEventTime_event\n}\n\nfragment knownEvent_event on Event {\n  category\n  name\n  description\n  where\n  homeAway\n  date\n  endDate\n  start\n  end\n  sport\n  courts\n}\n\nfragment useEventTime_event on Event {\n  date\n  endDate\n  start\n  end\n}\n"
  }
};
})();

(node as any).hash = "2ff4870f7c1076ea9f94ee4825271895";

export default node;
