import type { MailProblem } from '@platzwart/contracts/core';
import { isTransient } from '@platzwart/database/failures';
import { mailLimits } from './mailLimits.ts';
import { mailsTogether } from './mailsTogether.ts';
import type { Mail } from './outbox.ts';
import { type Finished, type MailWriterDependencies, contentsOf, messageOf } from './writeMail.ts';

/** `finished`: null where nothing is to be said any more. `pointless`: those of which nothing is said, and why. */
export type Together = Readonly<{
  finished: Extract<Finished, { outcome: 'message' }> | null;
  pointless: readonly Readonly<{ mail: Mail; problem: MailProblem }>[];
}>;

const inOrder = (mails: readonly Mail[]): readonly Mail[] =>
  mails.toSorted((one, other) => one.revision - other.revision);

/** One that can never be written does not keep the others from being sent. */
const writtenOrNot = async (mailWriter: MailWriterDependencies, mail: Mail) => {
  try {
    return { mail, written: await contentsOf(mailWriter, mail) };
  } catch (error) {
    if (isTransient(error)) throw error;
    return { mail, written: { outcome: 'pointless', problem: 'NOT_WRITTEN' } as const };
  }
};

/**
 * Writes one e-mail for several of one kind to one person, under the id of the oldest, with the content of the newest. Throws where it cannot
 * be written at present.
 */
export const writeTogether = async (mailWriter: MailWriterDependencies, all: readonly Mail[]): Promise<Together> => {
  const mails = inOrder(all);
  const older = mails.slice(0, -mailLimits.together);
  const newest = await Promise.all(mails.slice(-mailLimits.together).map((mail) => writtenOrNot(mailWriter, mail)));
  const said = newest.flatMap(({ mail, written }) => (written.outcome === 'content' ? [{ mail, written }] : []));
  const pointless = newest.flatMap(({ mail, written }) =>
    written.outcome === 'pointless' ? [{ mail, problem: written.problem }] : [],
  );
  const covered = [...older, ...said.map(({ mail }) => mail)];
  const [oldest] = covered;
  const [first, ...further] = said.map(({ written }) => written);
  if (!oldest || !first) return { finished: null, pointless };
  const { firstName, language } = first.addressee;
  const counted = { firstName, language, all: covered.length };
  const content = mailsTogether([first.content, ...further.map((each) => each.content)], counted);
  const message = messageOf(mailWriter, oldest, { ...first, content });
  return { finished: { outcome: 'message', message, codeId: null, covered }, pointless };
};
