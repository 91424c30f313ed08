/**
 * @generated SignedSource<<36db652c8c14182c17c51ab0bfe9932e>>
 * @relayHash f065e799a1aad79adebe18bb5a8a9674
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 259e5a06b336a2abe37aced0959a6ab8e2b128669f17270b265b358dc60add58

import type { ConcreteRequest } from 'relay-runtime';
export type MailFiguresQuery$variables = Record<PropertyKey, never>;
export type MailFiguresQuery$data = {
  readonly failed: {
    readonly total: number;
  };
  readonly waiting: {
    readonly total: number;
  };
};
export type MailFiguresQuery = {
  response: MailFiguresQuery$data;
  variables: MailFiguresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "total",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": "waiting",
    "args": [
      {
        "kind": "Literal",
        "name": "state",
        "value": "WAITING"
      }
    ],
    "concreteType": "MailPage",
    "kind": "LinkedField",
    "name": "mails",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": "mails(state:\"WAITING\")"
  },
  {
    "alias": "failed",
    "args": [
      {
        "kind": "Literal",
        "name": "state",
        "value": "FAILED"
      }
    ],
    "concreteType": "MailPage",
    "kind": "LinkedField",
    "name": "mails",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": "mails(state:\"FAILED\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MailFiguresQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MailFiguresQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f065e799a1aad79adebe18bb5a8a9674",
    "id": "259e5a06b336a2abe37aced0959a6ab8e2b128669f17270b265b358dc60add58",
    "metadata": {},
    "name": "MailFiguresQuery",
    "operationKind": "query",
    "text": "query MailFiguresQuery {\n  waiting: mails(state: WAITING) {\n    total\n  }\n  failed: mails(state: FAILED) {\n    total\n  }\n}\n"
  }
};
})();

(node as any).hash = "b56d2acc62d6bbba2a00d227e2235490";

export default node;
