/** Text that a spreadsheet would run as a formula (reference: OWASP, CSV injection); a leading apostrophe makes it text. A negative amount is none. */
const formula = /^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r\n＝＋－＠]/;
const number = /^-?\d+(?:[.,]\d+)?$/;
/** What any spreadsheet may take for the end of a cell, and spaces that it may trim: a file is opened by programs that guess the delimiter. */
const ambiguous = /[";,\t|\r\n]|^\s|\s$/;

const cell = (value: string): string => {
  const harmless = formula.test(value) ? `'${value}` : value;
  return ambiguous.test(harmless) && !number.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** A table in the format of German spreadsheets: `;` between cells, CRLF between rows, and a byte order mark for UTF-8. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
