import { streams } from '@platzwart/contracts/core';
import { invoicePaid, invoiceReopened, invoiceWarned } from '@platzwart/contracts/invoice';
import type { RecordedEvent } from '@platzwart/event-store';
import { dataOf } from '../core/eventData.ts';
import { type MailContext, type MailDefinition, pointless } from '../core/mailDefinition.ts';

const pageOfLog = 500;

/** Whether the invoice is paid after this event; null where the event says nothing about that. */
const paidAfter = (event: RecordedEvent, invoiceId: string): boolean | null => {
  if (event.type === invoicePaid.type && dataOf(invoicePaid, event).invoiceId === invoiceId) return true;
  if (event.type === invoiceReopened.type && dataOf(invoiceReopened, event).invoiceId === invoiceId) return false;
  return null;
};

/** By the events after the letter: an e-mail waits for minutes, or for as long as the mail server is away. */
const isPaidMeanwhile = async ({ event, store }: MailContext): Promise<boolean> => {
  const { invoiceId } = dataOf(invoiceWarned, event);
  let isPaid = false;
  for (let from = event.revision + 1; ; from += pageOfLog) {
    const page = await store.read(streams.ledger, { from, limit: pageOfLog });
    for (const each of page) isPaid = paidAfter(each, invoiceId) ?? isPaid;
    if (page.length < pageOfLog) return isPaid;
  }
};

/** A reminder that waited until its invoice was paid is not sent. */
export const whileDemanded = ({ write, ...definition }: MailDefinition): MailDefinition => ({
  ...definition,
  write: async (context) => ((await isPaidMeanwhile(context)) ? pointless('NO_LONGER_WANTED') : write(context)),
});
