import { StartRefused } from '../host/startRefused.ts';

const lastMessage = (output: string): string =>
  output
    .split('\n')
    .filter((line) => /(?:PANIC|FATAL|error|could not)/i.test(line))
    .at(-1)
    ?.replace(/^.*?(?:PANIC|FATAL|error):\s*|^but /i, '') ?? 'PostgreSQL ended without a word';

const stillInUse = 'pre-existing shared memory block';

/** The sentence for the operator, from PostgreSQL's output before it ended. */
export const serverError = (output: string, dataFolder: string): StartRefused => {
  if (/No space left on device|Disk quota exceeded/.test(output))
    return new StartRefused(
      `The disk that holds ${dataFolder} is full: free some space (500 MB are plenty) and start again.`,
    );
  if (/Permission denied|Read-only file system/.test(output))
    return new StartRefused(
      `PostgreSQL cannot use ${dataFolder} (${lastMessage(output)}): give this account the right to write there, or set DATA_DIR to another folder.`,
    );
  if (output.includes(stillInUse))
    return new StartRefused(
      `Processes of an earlier PostgreSQL on ${dataFolder} do not end: stop them (they are called "postgres: …") and start again.`,
    );
  return damaged(dataFolder, lastMessage(output));
};

export const damaged = (dataFolder: string, finding: string): StartRefused =>
  new StartRefused(
    `The data folder ${dataFolder} is damaged (${finding}): put a backup in its place, or move it away to begin with an empty club.`,
  );

/** Transient failures: the port was taken at the same moment, or processes of a killed server are still ending. */
export const isTransient = (output: string): boolean =>
  output.includes(stillInUse) || /Address already in use|could not create any TCP\/IP sockets/.test(output);
