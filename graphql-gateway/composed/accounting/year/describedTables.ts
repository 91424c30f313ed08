import { type XmlNode, xml, xmlDocument } from '../../../core/xmlWriter.ts';
import type { ColumnType, ExportTable } from '../exportTable.ts';

/** The file that the description names as its document type; it lies beside it, as the standard asks for. */
export const dtdName = 'gdpdu-01-09-2004.dtd';

/**
 * The elements of the description standard for handing over data to the tax office (GDPdU/GoBD, version 1.5 of September 2004), of which `index.xml`
 * uses those of tables with delimiters. `Media` accepts what it does in the standard, written so that validators need not look ahead.
 */
export const descriptionDtd = `<?xml version="1.0" encoding="UTF-8"?>
${[
  ['DataSet', '(Extension*, Version, DataSupplier?, Command*, Media+, Command*)'],
  ['Extension', '(Name, URL)'],
  ['DataSupplier', '(Name, Location, Comment)'],
  ['Media', '(Name, Command*, (Table+, Command*)?, AcceptNoTables?)'],
  [
    'Table',
    '(URL, Name?, Description?, Validity?, (ANSI | Macintosh | OEM | UTF16 | UTF7 | UTF8)?, (DecimalSymbol, DigitGroupingSymbol)?, SkipNumBytes?, Range?, Epoch?, (VariableLength | FixedLength))',
  ],
  ['Validity', '(Range, Format?)'],
  ['Range', '(From, (To | Length)?)'],
  [
    'VariableLength',
    '(ColumnDelimiter?, RecordDelimiter?, TextEncapsulator?, ((VariablePrimaryKey+, VariableColumn*) | (VariableColumn+)), ForeignKey*)',
  ],
  ['VariablePrimaryKey', '(Name, Description?, (Numeric | (AlphaNumeric, MaxLength?) | Date), Map*)'],
  ['VariableColumn', '(Name, Description?, (Numeric | (AlphaNumeric, MaxLength?) | Date), Map*)'],
  ['FixedLength', '((Length | RecordDelimiter)?, ((FixedPrimaryKey+, FixedColumn*) | (FixedColumn+)), ForeignKey*)'],
  ['FixedPrimaryKey', '(Name, Description?, (Numeric | AlphaNumeric | Date), Map*, FixedRange)'],
  ['FixedColumn', '(Name, Description?, (Numeric | AlphaNumeric | Date), Map*, FixedRange)'],
  ['FixedRange', '(From, (To | Length))'],
  ['ForeignKey', '(Name+, References, Alias*)'],
  ['Alias', '(From, To)'],
  ['Map', '(Description?, From, To)'],
  ['Numeric', '((ImpliedAccuracy | Accuracy)?)'],
  ['Date', '(Format?)'],
  ...['AlphaNumeric', 'ANSI', 'Macintosh', 'OEM', 'UTF16', 'UTF7', 'UTF8'].map((name) => [name, 'EMPTY']),
  ...[
    ...['AcceptNoTables', 'Accuracy', 'ColumnDelimiter', 'Command', 'Comment', 'DecimalSymbol', 'Description'],
    ...['DigitGroupingSymbol', 'Epoch', 'Format', 'From', 'ImpliedAccuracy', 'Length', 'Location', 'MaxLength', 'Name'],
    ...['RecordDelimiter', 'References', 'SkipNumBytes', 'TextEncapsulator', 'To', 'URL', 'Version'],
  ].map((name) => [name, '(#PCDATA)']),
]
  .map(([name, content]) => `<!ELEMENT ${name} ${content}>`)
  .join('\n')}
`;

const text = (name: string, content: string): XmlNode => xml(name, content);

const numeric = (accuracy: number): XmlNode => xml('Numeric', [text('Accuracy', String(accuracy))]);
const types: Readonly<Record<ColumnType, XmlNode>> = {
  TEXT: text('AlphaNumeric', ''),
  DAY: xml('Date', [text('Format', 'YYYY-MM-DD')]),
  EUROS: numeric(2),
  HOURS: numeric(1),
  COUNT: numeric(0),
};

type Column = ExportTable['columns'][number];

const columnElement =
  (element: 'VariableColumn' | 'VariablePrimaryKey') =>
  ({ head, meaning, type = 'TEXT' }: Column): XmlNode =>
    xml(element, [text('Name', head), text('Description', meaning), types[type]]);

const tableElement = ({ name, about, columns, keys = 0, refersTo }: ExportTable): XmlNode =>
  xml('Table', [
    text('URL', name),
    text('Name', name.replace(/\.csv$/, '')),
    text('Description', about),
    text('UTF8', ''),
    ...[text('DecimalSymbol', ','), text('DigitGroupingSymbol', '.')],
    // The first row has the heads of the columns.
    xml('Range', [text('From', '2')]),
    xml('VariableLength', [
      ...[text('ColumnDelimiter', ';'), text('RecordDelimiter', '\r\n'), text('TextEncapsulator', '"')],
      ...columns.slice(0, keys).map(columnElement('VariablePrimaryKey')),
      ...columns.slice(keys).map(columnElement('VariableColumn')),
      refersTo ? xml('ForeignKey', [text('Name', refersTo.column), text('References', refersTo.table)]) : null,
    ]),
  ]);

type Described = Readonly<{ tables: readonly ExportTable[]; from: string; to: string }>;

/** `index.xml`: what programs of the tax office, such as IDEA, read of the tables of an export. */
export const descriptionOfTables = ({ tables, from, to }: Described): Uint8Array => {
  const media = [text('Name', `Jahresexport ${from} bis ${to}`), ...tables.map(tableElement)];
  return xmlDocument(xml('DataSet', [text('Version', '1.0'), xml('Media', media)]), { dtd: dtdName });
};
