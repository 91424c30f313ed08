import type * as v from 'valibot';
import { readMetadata } from '../core/metadata.ts';
import { readData } from '../core/readData.ts';
import { type LetterKind, type Writing, written } from '../core/writing.ts';
import { blockText } from './blockText.ts';
import { cancelledSchema } from './bookingData.ts';
import { bookingTexts } from './bookingTexts.ts';

type Cancelled = v.InferOutput<typeof cancelledSchema>;

/** What was said about it: sealed with the owner's key, or of old in the metadata. */
const reasonOf = async ({ event, open }: Writing, { sealedReason }: Cancelled): Promise<string | null> => {
  if (sealedReason === null) return readMetadata(event.metadata).reason;
  const reason = await open(sealedReason);
  return typeof reason === 'string' ? reason : null;
};

/** Also to owners who cancelled themselves: whoever did it, the owner hears of it, with the reason where there is one (decisions.md B3). */
export const bookingCancelled: LetterKind = {
  address: 'present',
  write: async (writing) => {
    const { event, addressee, club, nameOf } = writing;
    const texts = bookingTexts[addressee.language];
    const block = readData(cancelledSchema, event.data);
    const { actor } = readMetadata(event.metadata);
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
      notes: [...(isOwn ? [] : [texts.cancelled.question]), texts.zone],
    });
  },
};
