/** Text that a spreadsheet would run as a formula (reference: OWASP, CSV injection); a leading apostrophe makes it text. A negative amount is none. */
const formula = /^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r]/;

const cell = (value: string): string => {
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** A table in the format of German spreadsheets: `;` between cells, CRLF between rows, and a byte order mark for UTF-8. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
