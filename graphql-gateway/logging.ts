/** What of an error may stand in a log: no message that quotes a row or an input, which can hold somebody's name. */
export const describeForLog = (error: unknown): Readonly<Record<string, string | undefined>> => {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const quotes = 'severity' in error || 'issues' in error;
  return { error: error.name, code, message: quotes ? undefined : error.message, stack: placesOf(error) };
};

/** The stack without its first lines, which repeat the message. */
const placesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
