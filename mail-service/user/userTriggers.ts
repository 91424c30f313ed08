import type { DomainEvent, EventDefinition, PersonId } from '@platzwart/contracts/core';
import type { MailKind } from '@platzwart/contracts/catalogue';
import * as events from '@platzwart/contracts/user';
import { dataOf } from '../core/eventData.ts';
import type { MailTrigger, MailTriggers } from '../core/mailTrigger.ts';

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
const codeIssued: MailTrigger = {
  plan: (event) => {
    const { personId, purpose } = dataOf(events.codeIssued, event);
    return [{ kind: purpose, personId, about: event.id }];
  },
  ifUnreadable: 'INIT_CODE',
};

export const userTriggers: MailTriggers = {
  [events.codeIssued.type]: codeIssued,
  ...callsFor(events.registrationAttempted, 'REGISTRATION_ATTEMPTED'),
  ...callsFor(events.emailChangeRequested, 'NEW_EMAIL', 'NEW_EMAIL_NOTICE'),
  ...callsFor(events.emailChanged, 'EMAIL_CHANGED'),
  ...callsFor(events.passwordChanged, 'PASSWORD_CHANGED'),
  ...callsFor(events.passwordReset, 'PASSWORD_CHANGED'),
  ...callsFor(events.secondFactorEnabled, 'SECOND_FACTOR_ENABLED'),
  ...callsFor(events.secondFactorRemoved, 'SECOND_FACTOR_REMOVED'),
  ...callsFor(events.personDeactivated, 'ACCOUNT_DEACTIVATED'),
  ...callsFor(events.personErased, 'ACCOUNT_ERASED'),
};
