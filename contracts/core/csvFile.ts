/** What a spreadsheet would take for a formula (reference: OWASP, CSV injection); it becomes a text by an apostrophe. */
const formula = /^[=+\-@\t\r]/;

const cell = (value: string): string => {
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** A table as German spreadsheets open it: `;` between cells, CRLF between rows, a mark that says UTF-8. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
