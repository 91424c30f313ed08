import { type BookingCancelled, bookingCancelled as definition } from '@platzwart/contracts/booking';
import { dataOf } from '../core/dataOf.ts';
import { readMetadata } from '../core/metadata.ts';
import { type MailDefinition, type MailContext, written } from '../core/mailDefinition.ts';
import { blockText } from './blockText.ts';
import { withdrawalOf } from './calendarOfOrder.ts';
import { bookingTexts } from './bookingTexts.ts';

/** The reason of the cancellation: sealed with the owner's key, or, in version 1 of the event, in its metadata. */
const reasonOf = async (
  { event, open }: MailContext,
  { sealedReason }: BookingCancelled['data'],
): Promise<string | null> => {
  if (sealedReason === null) return readMetadata(event.metadata).reason;
  const reason = await open(sealedReason);
  return typeof reason === 'string' ? reason : null;
};

/** Sent to the owner for every cancellation, also for their own, with the reason if there is one (decisions.md B3). */
export const bookingCancelled: MailDefinition = {
  address: 'present',
  write: async (writing) => {
    const { event, addressee, club, nameOf } = writing;
    const texts = bookingTexts[addressee.language];
    const block = dataOf(definition, event);
    const { actor, occurredAt } = readMetadata(event.metadata);
    const { day, place, times, long } = blockText(club, addressee.language);
    const named = { firstName: addressee.firstName, club: club.name };
    const isOwn = actor === block.personId;
    const who = (actor && (await nameOf(actor))) ?? texts.somebody;
    const reason = await reasonOf(writing, block);
    return written({
      subject: texts.cancelled.subject(long(block)),
      heading: texts.cancelled.heading,
      paragraphs: [isOwn ? texts.cancelled.byYou(named) : texts.cancelled.byOther(named, who)],
      facts: [
        { label: day(block), lines: [times(block), place(block)] },
        ...(reason ? [{ label: texts.cancelled.reason, lines: [reason] }] : []),
      ],
      button: { label: texts.cancelled.button, path: '/booking' },
      notes: [...(isOwn ? [] : [texts.cancelled.question]), texts.cancelled.attached, texts.zone],
      attachments: [
        withdrawalOf({ ...block, revision: event.revision }, { club, addressee, changedAt: Date.parse(occurredAt) }),
      ],
    });
  },
};
