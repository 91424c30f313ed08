import { type MailKind, personIdSchema } from '@platzwart/contracts/core';
import { codePurposes } from '@platzwart/contracts/user';
import * as v from 'valibot';
import type { Occasion, Occasions } from '../core/occasion.ts';
import { readData } from '../core/readData.ts';

const concerningSchema = v.object({ personId: personIdSchema });
const issuedSchema = v.object({ personId: personIdSchema, purpose: v.picklist(codePurposes) });

/** Each event of the type calls for these letters to the person it is about. */
const callsFor = (first: MailKind, ...further: readonly MailKind[]): Occasion => ({
  plan: ({ id, data }) => {
    const { personId } = readData(concerningSchema, data);
    return [first, ...further].map((kind) => ({ kind, personId, about: id }));
  },
  ifUnreadable: first,
});

/** The purpose of a code is the kind of its letter. */
const codeIssued: Occasion = {
  plan: ({ id, data }) => {
    const { personId, purpose } = readData(issuedSchema, data);
    return [{ kind: purpose, personId, about: id }];
  },
  ifUnreadable: 'INIT_CODE',
};

export const userOccasions: Occasions = {
  CodeIssued: codeIssued,
  RegistrationAttempted: callsFor('REGISTRATION_ATTEMPTED'),
  EmailChangeRequested: callsFor('NEW_EMAIL', 'NEW_EMAIL_NOTICE'),
  EmailChanged: callsFor('EMAIL_CHANGED'),
  PasswordChanged: callsFor('PASSWORD_CHANGED'),
  PasswordReset: callsFor('PASSWORD_CHANGED'),
  SecondFactorEnabled: callsFor('SECOND_FACTOR_ENABLED'),
  SecondFactorRemoved: callsFor('SECOND_FACTOR_REMOVED'),
  PersonDeactivated: callsFor('ACCOUNT_DEACTIVATED'),
  PersonErased: callsFor('ACCOUNT_ERASED'),
};
