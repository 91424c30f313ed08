import { secondFactorRemoved as definition } from '@platzwart/contracts/user';
import { dataOf } from '../core/eventData.ts';
import { type MailContext, type MailDefinition, written } from '../core/mailDefinition.ts';
import { readMetadata } from '../core/readMetadata.ts';
import { accountMail } from './accountMail.ts';
import { removedByOther } from './removedByOther.ts';

const reasonOf = async ({ event, open }: MailContext): Promise<string | null> => {
  const { sealedReason } = dataOf(definition, event);
  const reason = sealedReason === null ? null : await open(sealedReason);
  return typeof reason === 'string' ? reason : null;
};

/** Where somebody else removed it, the e-mail says who and why (decisions.md N2): the person may not have asked for it. */
export const secondFactorRemoved: MailDefinition = {
  address: 'own',
  delivery: 'urgent',
  write: async (writing) => {
    const { event, addressee, club, nameOf } = writing;
    const { actor } = readMetadata(event.metadata);
    const content = accountMail(writing, { kind: 'SECOND_FACTOR_REMOVED', path: '/user/profile/security' });
    if (actor === dataOf(definition, event).personId) return written(content);
    const texts = removedByOther[addressee.language];
    const by = (actor && (await nameOf(actor))) ?? texts.somebody;
    const reason = await reasonOf(writing);
    return written({
      ...content,
      subject: texts.subject,
      heading: texts.heading,
      paragraphs: [texts.text({ firstName: addressee.firstName, club: club.name, by }), texts.next],
      ...(reason !== null && { facts: [{ label: texts.reason, lines: [reason] }] }),
      notes: [texts.notAsked],
    });
  },
};
