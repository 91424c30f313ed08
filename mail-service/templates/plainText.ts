import type { MailContent, MailFrame } from '../core/mailContent.ts';
import { frameTexts } from './frameTexts.ts';

const factLines = ({ facts = [] }: MailContent): readonly string[] =>
  facts.length === 0
    ? []
    : [...facts.flatMap(({ label, lines }) => [`${label}:`, ...lines.map((line) => `  ${line}`)]), ''];

const codeLines = ({ code }: MailContent): readonly string[] => (code ? [`${code.label}:`, `  ${code.text}`, ''] : []);

/** The same e-mail as plain text; the link stands on a line of its own. */
export const plainTextOf = (content: MailContent, { club, language, url }: MailFrame): string =>
  [
    content.heading,
    '',
    ...content.paragraphs.flatMap((text) => [text, '']),
    ...factLines(content),
    ...codeLines(content),
    `${content.button.label}:`,
    url,
    '',
    ...content.notes.flatMap((text) => [text, '']),
    '-- ',
    club.name,
    ...club.contact,
    frameTexts[language].automatic,
    '',
  ].join('\n');
