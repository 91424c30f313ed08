import { type MailKind, type MailState, mailKinds, mailStates } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import type { GatewayContext } from '../core/context.ts';
import { localIdOf } from '../core/globalId.ts';
import { parseInput } from '../core/inputs.ts';
import { succeeded } from '../core/messages.ts';
import { Refusal } from '../core/refusal.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import type { MailPage, MailReads, MailRow } from './mailReads.ts';

export type MailServices = Readonly<{ mails: MailReads }>;

const pageSchema = v.object({ page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)) });

const addEnums = (builder: Builder) => ({
  kind: builder.enumType<'MailKind', readonly MailKind[]>('MailKind', { values: mailKinds, description: '(+)' }),
  state: builder.enumType<'MailState', readonly MailState[]>('MailState', {
    values: mailStates,
    description: '(+) DROPPED: there is nobody to write to any more.',
  }),
});
type Enums = ReturnType<typeof addEnums>;

/** For ADMIN alone; null for everybody else, as for an unknown one. */
const loadVisible = (mails: MailReads, context: GatewayContext, id: string): Promise<MailRow | null> | null =>
  context.viewer().principal === 'ADMIN' ? mails.byId(id) : null;

const addMailType = (
  builder: Builder,
  { bookingUser }: SharedTypes,
  { enums, mails }: MailServices & { enums: Enums },
) =>
  builder.node(builder.objectRef<MailRow>('Mail'), {
    description: '(+) A letter of the club to one person: whether it was sent, and no word of it.',
    id: { resolve: ({ mailId }) => mailId },
    loadOne: (id, context) => loadVisible(mails, context, id),
    fields: (t) => ({
      _id: t.exposeID('mailId'),
      kind: t.expose('kind', { type: enums.kind }),
      recipient: t.field({
        type: bookingUser,
        nullable: true,
        description: 'Null for somebody who was erased.',
        resolve: ({ personId }, _, context) => (personId ? context.person(personId) : null),
      }),
      state: t.expose('state', { type: enums.state }),
      created_at: t.expose('createdAt', { type: 'DateTime' }),
      sent_at: t.expose('sentAt', { type: 'DateTime', nullable: true }),
      tries: t.exposeInt('tries'),
      problem: t.exposeString('problem', {
        nullable: true,
        description: 'A code, e.g. SERVER_AWAY or RECIPIENT_REFUSED: why it waits longer, or was given up.',
      }),
    }),
  });

/** The outbox for ADMIN: what was sent, what waits, what was given up and may be sent once more (decisions.md W14). */
export const addMail = (builder: Builder, shared: SharedTypes, { mails }: MailServices): void => {
  const enums = addEnums(builder);
  const mail = addMailType(builder, shared, { enums, mails });
  const page = builder.objectRef<MailPage>('MailPage').implement({
    description: '(+)',
    fields: (t) => ({
      mails: t.expose('mails', { type: [mail] }),
      total: t.exposeInt('total', { description: 'On all pages together.' }),
    }),
  });
  builder.queryField('mails', (t) =>
    t.field({
      type: page,
      description: '(+) The newest first, 50 on a page.',
      args: { state: t.arg({ type: enums.state }), page: t.arg.int({ description: 'From 1.' }) },
      resolve: (_, args) => mails.page(args.state ?? null, parseInput(pageSchema, { page: args.page ?? 1 }).page),
    }),
  );
  builder.mutationField('resendMailing', (t) =>
    t.field({
      type: shared.result,
      description:
        '(+) A FAILED or SENT letter once more; ERR_EMAIL_NOT_SENT for any other, and for a code that was mailed already.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, { language }) => {
        if (!(await mails.sendAgain(localIdOf('Mail', id)))) throw new Refusal('ERR_EMAIL_NOT_SENT', ['id']);
        return succeeded('SUC_EMAIL_SENT', language);
      },
    }),
  );
};
