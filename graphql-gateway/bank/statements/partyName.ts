/** What banks write where they know no name. */
const noName =
  /^(?:keine (?:information(?:en)?|angaben?|daten)(?: vorhanden| verfügbar)?|nicht (?:vorhanden|verfügbar|angegeben)|not ?(?:provided|available|specified)|no ?information|unbekannt|unknown|nonref|n[./] ?a\.?|k\. ?a\.?|[^\p{L}\p{N}]*)$/iu;

/** A name on one line, or null for the bank's words that it knows none. */
export const nameOf = (text: string | null): string | null => {
  const name = (text ?? '').replaceAll(/\s+/g, ' ').trim();
  return noName.test(name) ? null : name;
};
