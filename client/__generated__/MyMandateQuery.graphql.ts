/**
 * @generated SignedSource<<1d84df18cb378dd7e07c71f318566532>>
 * @relayHash cf0a764fcdba8d908506d893b3dda329
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85f3a3d035895f75e74a534f7e9583e35679db94c70bbead6d68909801e9fece

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyMandateQuery$variables = Record<PropertyKey, never>;
export type MyMandateQuery$data = {
  readonly directDebitTerms: {
    readonly " $fragmentSpreads": FragmentRefs<"MandateForm_terms">;
  } | null | undefined;
  readonly ownMandate: {
    readonly " $fragmentSpreads": FragmentRefs<"GivenMandate_mandate">;
  } | null | undefined;
};
export type MyMandateQuery = {
  response: MyMandateQuery$data;
  variables: MyMandateQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MyMandateQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Mandate",
        "kind": "LinkedField",
        "name": "ownMandate",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GivenMandate_mandate"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DirectDebitTerms",
        "kind": "LinkedField",
        "name": "directDebitTerms",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MandateForm_terms"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MyMandateQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Mandate",
        "kind": "LinkedField",
        "name": "ownMandate",
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
            "name": "reference",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "signedOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "validUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "iban",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "holder",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DirectDebitTerms",
        "kind": "LinkedField",
        "name": "directDebitTerms",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "creditorName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "creditorID",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "noticeDays",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cf0a764fcdba8d908506d893b3dda329",
    "id": "85f3a3d035895f75e74a534f7e9583e35679db94c70bbead6d68909801e9fece",
    "metadata": {},
    "name": "MyMandateQuery",
    "operationKind": "query",
    "text": "query MyMandateQuery {\n  ownMandate {\n    ...GivenMandate_mandate\n  }\n  directDebitTerms {\n    ...MandateForm_terms\n  }\n}\n\nfragment GivenMandate_mandate on Mandate {\n  _id\n  reference\n  signedOn\n  validUntil\n  iban\n  holder\n}\n\nfragment MandateForm_terms on DirectDebitTerms {\n  creditorName\n  creditorID\n  noticeDays\n}\n"
  }
};

(node as any).hash = "bc527f60ad656e11684d36e055fdc300";

export default node;
