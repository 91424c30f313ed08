import { stripVTControlCharacters } from 'node:util';

const maxLines = 14;

/** The line of the summary about a failed case, with the beginning of what it said: the log of a stage may be far above, or cut. */
export const failureNote = (name: string, messages: readonly string[]): string => {
  const lines = messages.flatMap((message) =>
    stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== ''),
  );
  return [`Failed: ${name}`, ...lines.slice(0, maxLines).map((line) => `      ${line}`)].join('\n');
};
