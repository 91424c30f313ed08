import { type Line61, line61 } from './mt940StatementLine.ts';
import { type Description, descriptionOf } from './mt940Text.ts';
import { nameOf } from './partyName.ts';
import { returnKinds, returnReasonIn } from './returnReason.ts';
import { sepaParts } from './sepaTags.ts';
import type { UnnamedEntry } from './statementEntry.ts';

const returnCodeOf = ({ kind, remittance, textOf }: Description): string | null =>
  returnKinds.has(kind) ? returnReasonIn(`${remittance} ${textOf('34')}`) : null;

/** Details of a `:61:` are all that is said where it has no `:86:`. */
const withDetails = ({ details, ...line }: Line61 & Readonly<{ details: string }>, field86: string) => ({
  line,
  description: descriptionOf(field86.trim() === '' ? details : field86),
});

/** The movement of a `:61:` field and the `:86:` after it. Throws UnreadableEntry where the first is damaged. */
export const mt940Entry = (field61: string, field86: string): UnnamedEntry => {
  const { line, description } = withDetails(line61(field61), field86);
  const parts = sepaParts(description.remittance);
  const { textOf } = description;
  const name = `${textOf('32')}${textOf('33')}`;
  return {
    ...line,
    name: nameOf(name) ?? parts.otherName,
    iban: textOf('31').trim() || parts.iban,
    text: parts.text || textOf('00').trim(),
    endToEndId: parts.endToEndId,
    batchId: parts.batchId,
    mandateId: parts.mandateId,
    returnCode: returnCodeOf(description),
    problem: null,
  };
};
