import type { CodeId, DomainEvent, EventDefinition } from '@platzwart/contracts/core';
import type { UserMailKind } from '@platzwart/contracts/user';
import { dataOf } from '../core/eventData.ts';
import { type MailDefinition, pointless, written } from '../core/mailDefinition.ts';
import { accountMail } from './accountMail.ts';

/** An event that issues a one-time code. `expiresAt`: ISO 8601 instant. */
type Issuing = DomainEvent & Readonly<{ data: Readonly<{ codeId: CodeId; expiresAt: string }> }>;

/**
 * An e-mail with a one-time code in its button and, for some kinds, in the text to be typed in. `issued`: the event that issues the
 * code; `page`: the page that accepts it; `further`: further parameters of that page.
 */
export const codeMail = (
  kind: UserMailKind,
  { issued, page }: Readonly<{ issued: EventDefinition<Issuing>; page: string }>,
  further: Readonly<Record<string, string>> = {},
): MailDefinition => ({
  address: 'own',
  delivery: 'urgent',
  codeIdOf: (event) => dataOf(issued, event).codeId,
  write: async (writing) => {
    const { codeId, expiresAt } = dataOf(issued, writing.event);
    if (Date.parse(expiresAt) <= writing.now) return pointless('CODE_EXPIRED');
    const text = await writing.codeOf(codeId);
    if (text === null) return pointless('CODE_GONE');
    // Behind `#`, which no browser sends to a server: the code is in no address that a proxy could log.
    const query = new URLSearchParams({ userID: writing.addressee.memberNumber, code: text, ...further });
    return written(accountMail(writing, { kind, path: `${page}#${query.toString()}`, code: { text, expiresAt } }));
  },
});
