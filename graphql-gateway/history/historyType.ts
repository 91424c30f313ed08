import { type HistoryKind, historyKinds } from '@platzwart/contracts/catalogue';
import { type HistoryCause, historyCauses } from '@platzwart/contracts/history';
import { kindOf } from '@platzwart/contracts/message-catalogue';
import type { Builder } from '../core/builder.ts';
import type { GatewayContext } from '../core/context.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { typeReference } from '../core/typeReference.ts';
import type { BeforeReads } from './beforeReads.ts';
import { dataOf, knownActors, mayName, withPeopleByName } from './namedPeople.ts';
import type { CausedMail, HistoryFacts, HistoryReads } from './historyReads.ts';

const actorFor = ({ actorId }: HistoryFacts, context: GatewayContext) =>
  actorId !== null && knownActors(context.viewer())(actorId) ? context.person(actorId) : null;

/** With the names of people where the viewer may know them. */
const namedJson = async (found: HistoryFacts, data: Readonly<Record<string, unknown>>, context: GatewayContext) =>
  JSON.stringify(mayName(found, context.viewer()) ? await withPeopleByName(found.action, data, context.person) : data);

/** One event in a history; the features that join histories return it too. */
export const historyEntryType = typeReference((builder) => builder.objectRef<HistoryFacts>('HistoryEntry'));

const addHistoryMail = (builder: Builder, { mailKind, mailState }: SharedTypes) =>
  builder.objectRef<CausedMail>('HistoryMail').implement({
    description: '(+)',
    fields: (t) => ({
      kind: t.expose('kind', { type: mailKind }),
      state: t.expose('state', { type: mailState }),
      sent_at: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    }),
  });

/** `HistoryEntry`, and the kinds of its subjects. */
export const addHistoryTypes = (
  builder: Builder,
  shared: SharedTypes,
  { mailsOf, beforeOf }: Pick<HistoryReads, 'mailsOf'> & BeforeReads,
) => {
  const kind = builder.enumType<'HistoryKind', readonly HistoryKind[]>('HistoryKind', {
    description: '(+) What an entry is about.',
    values: historyKinds,
  });
  const cause = builder.enumType<'HistoryCause', readonly HistoryCause[]>('HistoryCause', {
    description: '(+) Who caused it: the person whom it is about, somebody else of the club, or the system itself.',
    values: historyCauses,
  });
  const mail = addHistoryMail(builder, shared);
  const entry = historyEntryType(builder);
  entry.implement({
    description: '(+) One event in the history of a booking, a series, an invoice …',
    fields: (t) => ({
      at: t.expose('occurredAt', { type: 'DateTime' }),
      action: t.exposeString('action', { description: 'Name of the event, e.g. BookingCancelled.' }),
      actor: t.field({
        type: shared.bookingUser,
        nullable: true,
        description:
          'Who caused it; null for the system, for an erased person, and for others than an ADMIN where it was nobody of their family.',
        resolve: (found, _, context) => actorFor(found, context),
      }),
      cause: t.expose('cause', { type: cause, description: '(+)' }),
      role: t.expose('role', {
        type: shared.role,
        nullable: true,
        description: '(+) The role in which it was caused.',
      }),
      reason: t.string({ nullable: true, resolve: ({ reason, texts }) => texts?.['reason'] ?? reason }),
      details: t.string({
        description: "The event's own data, as JSON text, personal data of an erased person left out.",
        resolve: (found, _, context) => namedJson(found, dataOf(found), context),
      }),
      before: t.string({
        nullable: true,
        description:
          '(+) What was so until then, in the form of `details`; null where it replaces nothing, and where nobody knows.',
        resolve: async (found, _, context) => {
          const before = await beforeOf(found);
          return before && namedJson(found, before, context);
        },
      }),
      mails: t.field({
        type: [mail],
        description: '(+) The e-mails that it caused.',
        resolve: (found) => mailsOf(found),
      }),
      kind: t.field({
        type: kind,
        nullable: true,
        description: '(+) Null for an event of another release.',
        resolve: ({ action }) => kindOf(action),
      }),
      person: t.field({
        type: shared.bookingUser,
        nullable: true,
        description: '(+) Whom it is about; null where that is nobody, and for an erased person.',
        resolve: ({ personId }, _, context) => (personId === null ? null : context.person(personId)),
      }),
      position: t.exposeString('position', { description: '(+) In the log.' }),
      subjectID: t.exposeID('subjectId', { description: '(+) The `_id` of the booking, the series, the event …' }),
    }),
  });
  return { entry, kind };
};
export type HistoryTypes = ReturnType<typeof addHistoryTypes>;
