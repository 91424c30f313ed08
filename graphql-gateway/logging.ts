/** The parts of an error that may be logged. A message that quotes a row or an input is left out: it can hold personal data. */
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
