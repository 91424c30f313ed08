/** Parts text from holes; nobody writes it. */
const edge = '\u0000';

/** Goes into a text in the place of a value that is not known yet. */
export const hole = (name: string): string => edge + name + edge;

/**
 * A text with holes that is taken apart once and filled often: a plan says the same of hundreds of cells, and i18next looks
 * the text up each time. A hole without a value stays empty.
 */
export const phraseOf = (text: string): ((values: Readonly<Record<string, string>>) => string) => {
  // Text and names of holes in turns.
  const parts = text.split(edge);
  return (values) => {
    let said = '';
    for (const [index, part] of parts.entries()) said += index % 2 === 0 ? part : (values[part] ?? '');
    return said;
  };
};
