import type { UserMailKind } from '@platzwart/contracts/user';
import { formatsOf } from '../core/formats.ts';
import type { MailContent } from '../core/mailContent.ts';
import { readMetadata } from '../core/readMetadata.ts';
import { type MailDefinition, type MailContext, written } from '../core/mailDefinition.ts';
import { userTexts } from './userTexts.ts';

type Code = Readonly<{ text: string; expiresAt: string }>;
type AccountMailOptions = Readonly<{ kind: UserMailKind; path: string; code?: Code }>;

/** An e-mail about an account, with the texts of its kind. */
export const accountMail = (
  { addressee, club, event }: MailContext,
  { kind, path, code }: AccountMailOptions,
): MailContent => {
  const texts = userTexts[addressee.language][kind];
  const { instant } = formatsOf(addressee.language);
  const facts = {
    firstName: addressee.firstName,
    club: club.name,
    memberNumber: addressee.memberNumber,
    until: code ? instant(code.expiresAt) : '',
    at: instant(readMetadata(event.metadata).occurredAt),
  };
  return {
    subject: texts.subject(facts),
    heading: texts.heading(facts),
    paragraphs: texts.paragraphs(facts),
    ...(code && texts.code && { code: { label: texts.code, text: code.text } }),
    button: { label: texts.button, path },
    notes: texts.notes(facts),
  };
};

/** An e-mail that reports an event; the button leads to `path`. */
export const noticeMail = (
  kind: UserMailKind,
  path: string,
  address: MailDefinition['address'] = 'own',
): MailDefinition => ({
  address,
  delivery: 'urgent',
  write: (writing) => written(accountMail(writing, { kind, path })),
});
