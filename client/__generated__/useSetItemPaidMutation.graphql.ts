/**
 * @generated SignedSource<<25e0c0326e662096e607ac5cf3e62f10>>
 * @relayHash 8882a63f201995a2638733f6f0a2e16d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 117d06f4706a4d9d06da489e46404e6829b108072ab6515dd92862091db34e8a

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceItemKind = "COURT" | "GUEST_FEE" | "VOUCHER";
import type { LocalDate } from "@platzwart/contracts/core";
export type useSetItemPaidMutation$variables = {
  id: string;
  kind: InvoiceItemKind;
  paidAt?: LocalDate | null | undefined;
  reference?: string | null | undefined;
};
export type useSetItemPaidMutation$data = {
  readonly setItemPaid: {
    readonly success: boolean;
  };
};
export type useSetItemPaidMutation = {
  response: useSetItemPaidMutation$data;
  variables: useSetItemPaidMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kind"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "paidAt"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "reference"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "kind",
        "variableName": "kind"
      },
      {
        "kind": "Variable",
        "name": "paidAt",
        "variableName": "paidAt"
      },
      {
        "kind": "Variable",
        "name": "reference",
        "variableName": "reference"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "setItemPaid",
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
    "name": "useSetItemPaidMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetItemPaidMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8882a63f201995a2638733f6f0a2e16d",
    "id": "117d06f4706a4d9d06da489e46404e6829b108072ab6515dd92862091db34e8a",
    "metadata": {},
    "name": "useSetItemPaidMutation",
    "operationKind": "mutation",
    "text": "mutation useSetItemPaidMutation(\n  $id: ID!\n  $kind: InvoiceItemKind!\n  $paidAt: Date\n  $reference: String\n) {\n  setItemPaid(id: $id, kind: $kind, paidAt: $paidAt, reference: $reference) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "5f50c1606589c40959870ca9b7cd99d3";

export default node;
