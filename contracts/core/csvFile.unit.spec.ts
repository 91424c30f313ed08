import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile } from './csvFile.ts';

describe('A table for spreadsheets', () => {
  it('has semicolons, line ends of Windows and the mark of UTF-8', () => {
    expect(
      csvFile([
        ['Name', 'Ort'],
        ['Jürgen', 'Köln'],
      ]),
    ).toBe('\uFEFFName;Ort\r\nJürgen;Köln\r\n');
  });

  it('wraps what would be taken for the end of a cell or a row', () => {
    expect(csvFile([['a;b', 'sagt "nein"', 'zwei\nZeilen']])).toBe('\uFEFF"a;b";"sagt ""nein""";"zwei\nZeilen"\r\n');
  });

  it.each(['=1+1', '+49', '-1', '@SUM(A1)', '\t=1', '\r=1'])('lets no spreadsheet calculate with %j', (value) => {
    expect(csvFile([[value]])).toMatch(/^\uFEFF"?'/);
  });

  it('never begins a cell with what begins a formula, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (value) => {
        expect(
          csvFile([[value]])
            .slice(1)
            .replace(/^"/, ''),
        ).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
