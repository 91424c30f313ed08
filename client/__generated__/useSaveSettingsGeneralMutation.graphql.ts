/**
 * @generated SignedSource<<787a5d0558058af79f187605721af59c>>
 * @relayHash 99429ee53da12ee5fe0b914625a3a173
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a46d377e0470e399c27c55b72c3b520668b667aaaca47930d1ae9bf37847f92d

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
  basedOn: number;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "basedOn"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "infos"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "basedOn",
        "variableName": "basedOn"
      },
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveSettingsGeneralMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSaveSettingsGeneralMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "99429ee53da12ee5fe0b914625a3a173",
    "id": "a46d377e0470e399c27c55b72c3b520668b667aaaca47930d1ae9bf37847f92d",
    "metadata": {},
    "name": "useSaveSettingsGeneralMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveSettingsGeneralMutation(\n  $infos: GeneralInfosInput!\n  $basedOn: Int!\n) {\n  updateGeneralInfos(infos: $infos, basedOn: $basedOn) {\n    code\n  }\n}\n"
  }
};
})();

(node as any).hash = "a6ccac279f1bb7f93cc4943aa50c5a38";

export default node;
