/**
 * @generated SignedSource<<f0f07d178e12e2f313538e8e79f58393>>
 * @relayHash 5a92f625bb501086133854a36011b0b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19bfe3a3203b97355facf61b110114fd3037c222725832744a91120a26618e16

import type { ConcreteRequest } from 'relay-runtime';
export type GeneralInfosInput = {
  addresses: ClubAddressesInput;
  billing?: BillingInput | null | undefined;
  displayName: string;
  email: string;
  imprint?: ImprintInput | null | undefined;
  phoneNumber: string;
};
export type ClubAddressesInput = {
  inside?: ClubAddressInput | null | undefined;
  invoice: InvoiceAddressInput;
  office: ClubAddressInput;
  outside?: ClubAddressInput | null | undefined;
};
export type ClubAddressInput = {
  city: string;
  houseNumber: string;
  maps?: string | null | undefined;
  street: string;
  zip: string;
};
export type InvoiceAddressInput = {
  address?: ClubAddressInput | null | undefined;
  addressSameAsInvoice: boolean;
  consignor: string;
};
export type BillingInput = {
  accountHolder?: string | null | undefined;
  bic?: string | null | undefined;
  directDebit?: DirectDebitInput | null | undefined;
  dueDays: number;
  eInvoice?: boolean | null | undefined;
  footer?: string | null | undefined;
  iban?: string | null | undefined;
  taxNumber?: string | null | undefined;
};
export type DirectDebitInput = {
  creditorId: string;
  isOffered: boolean;
  noticeDays: number;
};
export type ImprintInput = {
  board: ReadonlyArray<string>;
  registerCourt?: string | null | undefined;
  registerNumber?: string | null | undefined;
  responsible?: string | null | undefined;
  vatId?: string | null | undefined;
};
export type useSaveSettingsGeneralMutation$variables = {
  infos: GeneralInfosInput;
};
export type useSaveSettingsGeneralMutation$data = {
  readonly updateGeneralInfos: {
    readonly code: string;
  };
};
export type useSaveSettingsGeneralMutation = {
  response: useSaveSettingsGeneralMutation$data;
  variables: useSaveSettingsGeneralMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "infos"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "infos",
        "variableName": "infos"
      }
    ],
    "concreteType": "Result",
    "kind": "LinkedField",
    "name": "updateGeneralInfos",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveSettingsGeneralMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveSettingsGeneralMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5a92f625bb501086133854a36011b0b2",
    "id": "19bfe3a3203b97355facf61b110114fd3037c222725832744a91120a26618e16",
    "metadata": {},
    "name": "useSaveSettingsGeneralMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveSettingsGeneralMutation(\n  $infos: GeneralInfosInput!\n) {\n  updateGeneralInfos(infos: $infos) {\n    code\n  }\n}\n"
  }
};
})();

(node as any).hash = "0cb71ceca9ba560374be44db1473514c";

export default node;
