/**
 * The address, or null where the text is none. `URL.canParse` is not asked: in Node 20 it refuses letters such as "ä" once its caller has
 * been compiled, because its fast path reads Latin-1 as UTF-8.
 */
export const parsedUrl = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};
