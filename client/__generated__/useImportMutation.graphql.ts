/**
 * @generated SignedSource<<1aca0104f01e6c94e3188e04e06aa1f7>>
 * @relayHash 81e41b3d091062450468b957940eb76c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9cb6f1fd27c953ba8507b34ab1897ca440cfe69b8f4b5bf2220a47a20635b57

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "GUEST" | "MEMBER" | "TRAINER";
export type useImportMutation$variables = {
  csv: string;
  dryRun: boolean;
  invite?: boolean | null | undefined;
};
export type useImportMutation$data = {
  readonly importUsers: {
    readonly created: number;
    readonly ignoredColumns: ReadonlyArray<string>;
    readonly invited: number;
    readonly preview: ReadonlyArray<{
      readonly address: string | null | undefined;
      readonly companyName: string | null | undefined;
      readonly email: string | null | undefined;
      readonly line: number;
      readonly name: string;
      readonly phone: string | null | undefined;
      readonly role: Role;
      readonly userID: string | null | undefined;
    }>;
    readonly problems: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly line: number;
      readonly value: string | null | undefined;
    }>;
    readonly rest: string | null | undefined;
  };
};
export type useImportMutation = {
  response: useImportMutation$data;
  variables: useImportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "csv"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dryRun"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "invite"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "csv",
        "variableName": "csv"
      },
      {
        "kind": "Variable",
        "name": "dryRun",
        "variableName": "dryRun"
      },
      {
        "kind": "Variable",
        "name": "invite",
        "variableName": "invite"
      }
    ],
    "concreteType": "ImportResult",
    "kind": "LinkedField",
    "name": "importUsers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "created",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "invited",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ignoredColumns",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rest",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ImportPreview",
        "kind": "LinkedField",
        "name": "preview",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userID",
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
            "name": "companyName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "address",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "role",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ImportProblem",
        "kind": "LinkedField",
        "name": "problems",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
            "storageKey": null
          }
        ],
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
    "name": "useImportMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "81e41b3d091062450468b957940eb76c",
    "id": "a9cb6f1fd27c953ba8507b34ab1897ca440cfe69b8f4b5bf2220a47a20635b57",
    "metadata": {},
    "name": "useImportMutation",
    "operationKind": "mutation",
    "text": "mutation useImportMutation(\n  $csv: String!\n  $dryRun: Boolean!\n  $invite: Boolean\n) {\n  importUsers(csv: $csv, dryRun: $dryRun, invite: $invite) {\n    created\n    invited\n    ignoredColumns\n    rest\n    preview {\n      line\n      userID\n      name\n      companyName\n      email\n      phone\n      address\n      role\n    }\n    problems {\n      line\n      field\n      code\n      value\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1f47dfe8d9b4108e72f39164fc7b1728";

export default node;
