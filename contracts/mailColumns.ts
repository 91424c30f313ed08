import * as v from 'valibot';
import { column, mailProblems, mailStates, personIdSchema } from './core/index.ts';
import { mailKinds } from './catalogue.ts';

/** Columns of the outbox (`mail.outbox`), which the mail-service's migration creates. It contains no address and no text of an e-mail. */
export const mailColumns = {
  mailId: column.uuid,
  kind: column.textOf(v.picklist(mailKinds)),
  personId: column.nullable(column.uuidOf(personIdSchema)),
  /** Stream and revision of the event that triggered the e-mail. */
  stream: column.text,
  revision: column.bigInteger,
  eventId: column.uuid,
  state: column.textOf(v.picklist(mailStates)),
  tries: column.integer,
  createdAt: column.instant,
  waitingSince: column.instant,
  sentAt: column.nullable(column.instant),
  problem: column.nullable(column.textOf(v.picklist(mailProblems))),
};
