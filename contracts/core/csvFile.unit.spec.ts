import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile } from './csvFile.ts';

describe('A table for spreadsheets', () => {
  it('has semicolons, CRLF and a byte order mark', () => {
    expect(
      csvFile([
        ['Name', 'Ort'],
        ['Jürgen', 'Köln'],
      ]),
    ).toBe('\uFEFFName;Ort\r\nJürgen;Köln\r\n');
  });

  it('quotes delimiters and line ends', () => {
    expect(csvFile([['a;b', 'sagt "nein"', 'zwei\nZeilen']])).toBe('\uFEFF"a;b";"sagt ""nein""";"zwei\nZeilen"\r\n');
  });

  it.each(['Müller, Anna', 'a\tb', 'a|b', 'zwei\rZeilen', ' am Rand', 'am Rand '])(
    'quotes %j, which a reader with another delimiter, or one that trims, would take apart',
    (value) => {
      expect(csvFile([[value, 'b']])).toBe(`\uFEFF"${value}";b\r\n`);
    },
  );

  it('keeps a formula behind any delimiter within the cell that holds it', () => {
    expect(csvFile([['Anna,=1+1', 'Anna\t=1+1']])).toBe('\uFEFF"Anna,=1+1";"Anna\t=1+1"\r\n');
  });

  it.each(['=1+1', '+49', '-1+1', '-1,5,5', '-1.5+A1', '-1\n=1', '@SUM(A1)', '\t=1', '\r=1'])(
    'escapes %j, which a spreadsheet would evaluate',
    (value) => {
      expect(csvFile([[value]])).toMatch(/^\uFEFF"?'/);
    },
  );

  it.each(['-1', '-14,00', '-14.00', '14,00'])('leaves %j a number that can be added up', (value) => {
    expect(csvFile([[value]])).toBe(`\uFEFF${value}\r\n`);
  });

  it('begins no cell with the first character of a formula, whatever its value', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (value) => {
        expect(
          csvFile([[value]])
            .slice(1)
            .replace(/^"/, ''),
        ).not.toMatch(/^(?!-\d+(?:[.,]\d+)?\r?\n?$)[=+\-@\t\r]/);
      }),
    );
  });
});
