import type { Letter } from '../core/letter.ts';
import { frameTexts } from './frameTexts.ts';
import type { Frame } from './layout.ts';

const factLines = ({ facts = [] }: Letter): readonly string[] =>
  facts.length === 0
    ? []
    : [...facts.flatMap(({ label, lines }) => [`${label}:`, ...lines.map((line) => `  ${line}`)]), ''];

const codeLines = ({ code }: Letter): readonly string[] => (code ? [`${code.label}:`, `  ${code.text}`, ''] : []);

/** The same letter for programs and people that prefer plain text; the link stands on a line of its own. */
export const plainTextOf = (letter: Letter, { club, language, url }: Frame): string =>
  [
    letter.heading,
    '',
    ...letter.paragraphs.flatMap((text) => [text, '']),
    ...factLines(letter),
    ...codeLines(letter),
    `${letter.button.label}:`,
    url,
    '',
    ...letter.notes.flatMap((text) => [text, '']),
    '-- ',
    club.name,
    ...club.contact,
    frameTexts[language].automatic,
    '',
  ].join('\n');
