import * as events from '@platzwart/contracts/user';
import type { UserMailKind } from '@platzwart/contracts/user';
import type { DomainEvent, EventDefinition, PersonId } from '@platzwart/contracts/core';
import type { MailKind } from '@platzwart/contracts/catalogue';
import { dataOf } from '../core/eventData.ts';
import type { MailDefinition } from '../core/mailDefinition.ts';
import type { MailFeature } from '../core/mailFeature.ts';
import type { MailTrigger, MailTriggers } from '../core/mailTrigger.ts';
import { noticeMail } from './accountMail.ts';
import { codeMail } from './codeMail.ts';
import { secondFactorRemoved } from './secondFactorRemoved.ts';

type AboutPerson = DomainEvent & Readonly<{ data: Readonly<{ personId: PersonId }> }>;

/** Each event of the type calls for these e-mails to the person that it is about. */
const callsFor = (
  definition: EventDefinition<AboutPerson>,
  first: MailKind,
  ...further: readonly MailKind[]
): MailTriggers => ({
  [definition.type]: {
    plan: (event) => {
      const { personId } = dataOf(definition, event);
      return [first, ...further].map((kind) => ({ kind, personId, about: event.id }));
    },
    ifUnreadable: first,
  },
});

/** A code's purpose determines the kind of its e-mail. */
const whenCodeIssued: MailTrigger = {
  plan: (event) => {
    const { personId, purpose } = dataOf(events.codeIssued, event);
    return [{ kind: purpose, personId, about: event.id }];
  },
  ifUnreadable: 'INIT_CODE',
};

/** Goes to the new address: only a person who can read it there can confirm it (decisions.md U8). */
const newEmail: MailDefinition = {
  ...codeMail('NEW_EMAIL', { issued: events.emailChangeRequested, page: '/auth/guest-verify' }, { mail: 'NEW_MAIL' }),
  sealedEmailOf: (event) => dataOf(events.emailChangeRequested, event).sealedEmail,
};

/** All e-mails about accounts. */
export const userMails: MailFeature<UserMailKind> = {
  definitions: {
    INIT_CODE: codeMail('INIT_CODE', { issued: events.codeIssued, page: '/auth/verify' }),
    GUEST_VERIFY: codeMail('GUEST_VERIFY', { issued: events.codeIssued, page: '/auth/guest-verify' }),
    REGISTRATION_ATTEMPTED: noticeMail('REGISTRATION_ATTEMPTED', '/auth/login'),
    RESET_PASSWORD: codeMail('RESET_PASSWORD', { issued: events.codeIssued, page: '/auth/reset-password' }),
    NEW_EMAIL: newEmail,
    NEW_EMAIL_NOTICE: noticeMail('NEW_EMAIL_NOTICE', '/user/profile', 'former'),
    EMAIL_CHANGED: noticeMail('EMAIL_CHANGED', '/user/profile', 'former'),
    PASSWORD_CHANGED: noticeMail('PASSWORD_CHANGED', '/auth/forgot-password'),
    SECOND_FACTOR_ENABLED: noticeMail('SECOND_FACTOR_ENABLED', '/user/profile'),
    SECOND_FACTOR_REMOVED: secondFactorRemoved,
    ACCOUNT_DEACTIVATED: noticeMail('ACCOUNT_DEACTIVATED', '/'),
    ACCOUNT_ERASED: noticeMail('ACCOUNT_ERASED', '/', 'erasureNotice'),
  },
  triggers: {
    [events.codeIssued.type]: whenCodeIssued,
    ...callsFor(events.registrationAttempted, 'REGISTRATION_ATTEMPTED'),
    ...callsFor(events.emailChangeRequested, 'NEW_EMAIL', 'NEW_EMAIL_NOTICE'),
    ...callsFor(events.emailChanged, 'EMAIL_CHANGED'),
    ...callsFor(events.passwordChanged, 'PASSWORD_CHANGED'),
    ...callsFor(events.passwordReset, 'PASSWORD_CHANGED'),
    ...callsFor(events.secondFactorEnabled, 'SECOND_FACTOR_ENABLED'),
    ...callsFor(events.secondFactorRemoved, 'SECOND_FACTOR_REMOVED'),
    ...callsFor(events.personDeactivated, 'ACCOUNT_DEACTIVATED'),
    ...callsFor(events.personErased, 'ACCOUNT_ERASED'),
  },
};
