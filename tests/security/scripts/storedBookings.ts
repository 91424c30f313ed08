import { bookAndCancel } from '../bookAndCancel.ts';
import type { Visitor } from '../people.ts';
import type { Payload } from './payloads.ts';
import type { Stage } from './scene.ts';

const prefixed = (prefix: string, all: readonly Payload[]): readonly Payload[] =>
  all.map(({ number, text }) => ({ number, text: `${prefix} ${text}` }));

/** Begins each remark. */
export const note = 'Notiz';

export const remarksOf = (all: readonly Payload[]): readonly Payload[] => prefixed(note, all);
export const reasonsOf = (all: readonly Payload[]): readonly Payload[] => prefixed('Regen', all);

/** A booking for each payload as its remark, cancelled by an ADMIN with the payload as the reason. */
export const storeInBookings = ({ target, payloads, adminToken }: Stage, visitor: Visitor): Promise<void> => {
  const [remarks, reasons] = [remarksOf(payloads), reasonsOf(payloads)];
  const words = payloads.map((_, index) => ({
    remark: remarks[index]?.text ?? '',
    reason: reasons[index]?.text ?? '',
  }));
  return bookAndCancel({ url: target.url, adminToken, visitor }, words);
};
