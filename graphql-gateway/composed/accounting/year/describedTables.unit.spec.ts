import { ParseOption, XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { postingTables } from '../postingTables.ts';
import { descriptionDtd, descriptionOfTables, dtdName } from './describedTables.ts';
import { invoiceTables } from './invoiceTables.ts';
import { salesTables } from './salesTables.ts';

const tables = [...invoiceTables([], []), ...postingTables([]), ...salesTables([], [])];
const written = new TextDecoder().decode(descriptionOfTables({ tables, from: '2026-01-01', to: '2026-12-31' }));
const reference = `<!DOCTYPE DataSet SYSTEM "${dtdName}">`;
/** The same document with the declarations within it, so that it is validated without reading a file. */
const whole = (index: string): string =>
  index.replace(reference, `<!DOCTYPE DataSet [${descriptionDtd.replace(/^<\?xml.*\?>/, '')}]>`);
const validated = (index: string): XmlDocument =>
  XmlDocument.fromString(whole(index), { option: ParseOption.XML_PARSE_DTDVALID });
const textsAt = (document: XmlDocument, path: string): readonly string[] =>
  document.find(path).map(({ content }) => content);

describe('The description of the yearly export for the tax office', () => {
  it('is valid by the document type of the standard', () => {
    expect(written).toContain(reference);
    expect(() => validated(written).dispose()).not.toThrow();
    expect(() => validated(written.replace('<Version>1.0</Version>', ''))).toThrow(/DataSet/);
  });

  it('names each file, with its columns in their order', () => {
    const document = validated(written);
    expect(textsAt(document, '//Table/URL')).toEqual(tables.map(({ name }) => name));
    for (const { name, csv } of tables) {
      const columns = `//Table[URL="${name}"]/VariableLength/*[self::VariablePrimaryKey or self::VariableColumn]/Name`;
      expect(textsAt(document, columns).join(';')).toBe(csv.replace('\uFEFF', '').split('\r\n')[0]);
    }
    document.dispose();
  });

  it('says which columns are days and amounts, how rows end, and which lines belong to which invoice', () => {
    const document = validated(written);
    const ofInvoices = '//Table[URL="rechnungen.csv"]/VariableLength';
    expect(textsAt(document, `${ofInvoices}/VariableColumn[Date/Format="YYYY-MM-DD"]/Name`)).toEqual([
      ...['Datum', 'Zahlbar bis', 'Zeitraum von', 'Zeitraum bis', 'Bezahlt am'],
    ]);
    expect(textsAt(document, `${ofInvoices}/VariableColumn[Numeric/Accuracy="2"]/Name`)).toEqual([
      ...['Netto', 'Umsatzsteuer', 'Brutto', 'Zu zahlen', 'Bezahlt', 'Erlassen', 'Zu erstatten'],
    ]);
    expect(textsAt(document, `${ofInvoices}/VariablePrimaryKey/Name`)).toEqual(['Nummer']);
    expect(textsAt(document, '//RecordDelimiter')).toEqual(tables.map(() => '\r\n'));
    expect(textsAt(document, '//ForeignKey/References')).toEqual(['rechnungen']);
    document.dispose();
  });
});
