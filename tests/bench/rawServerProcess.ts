import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

export type RawServer = Readonly<{ address: string; tell: (message: object) => void; stop: () => void }>;

const greeting = v.tuple([v.object({ port: v.number() })]);

/** Starts `rawServer.ts` in a process of its own, with what it shall send. */
export const startRawServer = async (content: Readonly<{ answer?: string; frame?: string }>): Promise<RawServer> => {
  const child: ChildProcess = fork(fileURLToPath(new URL('rawServer.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  const [{ port }] = v.parse(greeting, (await once(child, 'message')).slice(0, 1));
  const tell = (message: object): void => void child.send(message);
  tell(content);
  return { address: `127.0.0.1:${port}`, tell, stop: () => child.disconnect() };
};
