/** Separates text from placeholders; a character that does not occur in texts. */
const delimiter = '\u0000';

/** Stands in a text for a value that is not known yet. */
export const placeholder = (name: string): string => delimiter + name + delimiter;

/**
 * A text with placeholders that is parsed once and filled often: a plan shows the same texts in hundreds of cells, and
 * i18next would look up the text each time. A placeholder without a value stays empty.
 */
export const compileTextTemplate = (text: string): ((values: Readonly<Record<string, string>>) => string) => {
  // Text and names of placeholders in turns.
  const parts = text.split(delimiter);
  return (values) => {
    let result = '';
    for (const [index, part] of parts.entries()) result += index % 2 === 0 ? part : (values[part] ?? '');
    return result;
  };
};
