import { refundDue } from '@platzwart/contracts/booking';
import { type PersonId, sumOfCents } from '@platzwart/contracts/core';
import { dataOf } from '../core/dataOf.ts';
import { formatsOf } from '../core/formats.ts';
import type { MailContext } from '../core/mailDefinition.ts';
import { eventsOfCommand } from './eventsOfCommand.ts';
import { refundTexts } from './refundTexts.ts';

/** A line about what the command of this e-mail has go back to the person; none where nothing was paid online (decisions.md B5). */
export const refundFacts = async (context: MailContext, owner: PersonId | null) => {
  const events = (await eventsOfCommand(context)).filter(({ type }) => type === refundDue.type);
  const due = events.map((event) => dataOf(refundDue, event)).filter(({ personId }) => personId === owner);
  if (due.length === 0) return [];
  const { language } = context.addressee;
  const { fact } = refundTexts[language];
  const amount = formatsOf(language).money(sumOfCents(due.map((each) => each.amount)));
  return [{ label: fact.label, lines: [fact.line(amount)] }];
};
