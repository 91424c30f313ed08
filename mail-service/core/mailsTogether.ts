import type { Language } from '@platzwart/contracts/core';
import type { MailContent } from './mailContent.ts';

type Counts = Readonly<{ all: number; shown: number }>;
type Texts = Readonly<{
  subject: (heading: string, all: number) => string;
  opening: (firstName: string, all: number) => string;
  newest: (counts: Counts) => string;
}>;

const texts: Readonly<Record<Language, Texts>> = {
  de: {
    subject: (heading, all) => `${heading} (${all} Nachrichten)`,
    opening: (firstName, all) =>
      `Hallo ${firstName}, dazu gibt es ${all} Nachrichten. Damit sie dein Postfach nicht füllen, stehen sie zusammen in dieser E-Mail.`,
    newest: ({ all, shown }) =>
      `Es sind die ${shown} neuesten von ${all}. Alle findest du auf der Seite hinter dem Knopf.`,
  },
  en: {
    subject: (heading, all) => `${heading} (${all} messages)`,
    opening: (firstName, all) =>
      `Hello ${firstName}, there are ${all} messages about this. So that they do not fill your mailbox, they are together in this e-mail.`,
    newest: ({ all, shown }) =>
      `These are the newest ${shown} of ${all}. The page behind the button shows all of them.`,
  },
};

/** What one e-mail says, as a fact among those of others. */
const factOf = ({ subject, facts = [], paragraphs }: MailContent) => ({
  label: subject,
  lines: facts.length > 0 ? facts.flatMap(({ label, lines }) => [label, ...lines]) : paragraphs,
});

type Reader = Readonly<{ firstName: string; language: Language; all: number }>;

/** One e-mail with the content of several of the same kind, the newest last. `all`: how many it is sent for. */
export const mailsTogether = (
  contents: readonly [MailContent, ...MailContent[]],
  { firstName, language, all }: Reader,
): MailContent => {
  const { heading, button, notes } = contents.at(-1) ?? contents[0];
  const { subject, opening, newest } = texts[language];
  const shown = contents.length;
  return {
    ...{ heading, button, notes, subject: subject(heading, all) },
    paragraphs: [opening(firstName, all), ...(shown < all ? [newest({ all, shown })] : [])],
    facts: contents.map(factOf),
    attachments: contents.flatMap(({ attachments = [] }) => attachments),
  };
};
