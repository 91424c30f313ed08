import { formatsOf } from '../core/formats.ts';
import type { Letter } from '../core/letter.ts';
import { readMetadata } from '../core/metadata.ts';
import { type LetterKind, type Writing, written } from '../core/writing.ts';
import type { UserMailKind } from './userTextShape.ts';
import { userTexts } from './userTexts.ts';

type Code = Readonly<{ text: string; expiresAt: string }>;
type Wishes = Readonly<{ kind: UserMailKind; path: string; code?: Code }>;

/** A letter about an account, in the words of its kind. */
export const accountLetter = ({ addressee, club, event }: Writing, { kind, path, code }: Wishes): Letter => {
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

/** One that tells what has happened; the button leads to `path`. */
export const noticeLetter = (
  kind: UserMailKind,
  path: string,
  address: LetterKind['address'] = 'present',
): LetterKind => ({
  address,
  write: (writing) => written(accountLetter(writing, { kind, path })),
});
