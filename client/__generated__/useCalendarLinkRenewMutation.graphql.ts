/**
 * @generated SignedSource<<70db75154ca9c96a7414976cddf86100>>
 * @relayHash 224394b94af4a5e6d2fee3a22b2d53c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1cd5e58cc467f5870aeef764b24a627674333ab1508e7ffcd64710d3ba0d72c

import type { ConcreteRequest } from 'relay-runtime';
export type useCalendarLinkRenewMutation$variables = Record<PropertyKey, never>;
export type useCalendarLinkRenewMutation$data = {
  readonly renewCalendarLink: {
    readonly path: string;
  };
};
export type useCalendarLinkRenewMutation = {
  response: useCalendarLinkRenewMutation$data;
  variables: useCalendarLinkRenewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LinkResult",
    "kind": "LinkedField",
    "name": "renewCalendarLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCalendarLinkRenewMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCalendarLinkRenewMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "224394b94af4a5e6d2fee3a22b2d53c0",
    "id": "c1cd5e58cc467f5870aeef764b24a627674333ab1508e7ffcd64710d3ba0d72c",
    "metadata": {},
    "name": "useCalendarLinkRenewMutation",
    "operationKind": "mutation",
    "text": "mutation useCalendarLinkRenewMutation {\n  renewCalendarLink {\n    path\n  }\n}\n"
  }
};
})();

(node as any).hash = "9067897c7016e192d7c8dec59ae2c661";

export default node;
