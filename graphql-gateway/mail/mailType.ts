import type { Builder } from '../core/builder.ts';
import type { GatewayContext } from '../core/context.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import type { MailReads, MailRow } from './mailReads.ts';

/** The e-mail for an ADMIN; null for all others, and where it does not exist. */
const loadMail = (
  mails: Pick<MailReads, 'byId'>,
  context: GatewayContext,
  id: string,
): Promise<MailRow | null> | null => (context.viewer().principal === 'ADMIN' ? mails.byId(id) : null);

/** `Mail`. */
export const addMailType = (builder: Builder, shared: SharedTypes, mails: Pick<MailReads, 'byId'>) => {
  const { bookingUser, mailKind, mailState } = shared;
  return builder.node(builder.objectRef<MailRow>('Mail'), {
    description: '(+) An e-mail of the club to one person: its state, without its text.',
    id: { resolve: ({ mailId }) => mailId },
    loadOne: (id, context) => loadMail(mails, context, id),
    fields: (t) => ({
      _id: t.exposeID('mailId'),
      kind: t.expose('kind', { type: mailKind }),
      recipient: t.field({
        type: bookingUser,
        nullable: true,
        description: 'Null for an erased person.',
        resolve: ({ personId }, _, context) => (personId ? context.person(personId) : null),
      }),
      state: t.expose('state', { type: mailState }),
      created_at: t.expose('createdAt', { type: 'DateTime' }),
      sent_at: t.expose('sentAt', { type: 'DateTime', nullable: true }),
      tries: t.exposeInt('tries'),
      problem: t.exposeString('problem', {
        nullable: true,
        description: 'A code, e.g. SERVER_AWAY or RECIPIENT_REFUSED: why it is delayed, or was given up.',
      }),
    }),
  });
};

export type MailType = ReturnType<typeof addMailType>;
