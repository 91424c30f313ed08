/**
 * @generated SignedSource<<8ed2d1e11350c7e507ed3a1cfae0df3e>>
 * @relayHash e5a71679c3a03e1fd06d5d80958d5ee0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5234989ba370a8e591bcd9aa22dc00d70a8e5f533a5f7192b74a9551b6154b85

import type { ConcreteRequest } from 'relay-runtime';
export type EventCategory = "CLUB" | "LEAGUE" | "OTHER" | "TOURNAMENT";
export type HomeAway = "AWAY" | "HOME";
export type OnConflict = "ABORT" | "DISPLACE" | "SKIP";
import type { LocalDate } from "@platzwart/contracts/core";
import type { LocalTime } from "@platzwart/contracts/core";
export type EventInput = {
  cancelled?: boolean | null | undefined;
  category: EventCategory;
  courts?: ReadonlyArray<number> | null | undefined;
  date: LocalDate;
  description?: string | null | undefined;
  end?: LocalTime | null | undefined;
  endDate?: LocalDate | null | undefined;
  homeAway?: HomeAway | null | undefined;
  name: string;
  onConflict?: OnConflict | null | undefined;
  reason?: string | null | undefined;
  sport?: string | null | undefined;
  start?: LocalTime | null | undefined;
  where?: string | null | undefined;
};
export type useSaveEventCreateMutation$variables = {
  event: EventInput;
};
export type useSaveEventCreateMutation$data = {
  readonly createEvent: {
    readonly success: boolean;
  };
};
export type useSaveEventCreateMutation = {
  response: useSaveEventCreateMutation$data;
  variables: useSaveEventCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "event"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "event",
        "variableName": "event"
      }
    ],
    "concreteType": "EventResult",
    "kind": "LinkedField",
    "name": "createEvent",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "success",
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
    "name": "useSaveEventCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveEventCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e5a71679c3a03e1fd06d5d80958d5ee0",
    "id": "5234989ba370a8e591bcd9aa22dc00d70a8e5f533a5f7192b74a9551b6154b85",
    "metadata": {},
    "name": "useSaveEventCreateMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveEventCreateMutation(\n  $event: EventInput!\n) {\n  createEvent(event: $event) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "6df2ae3c1f577e98eb17fdf838480073";

export default node;
