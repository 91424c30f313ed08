import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { heapFlags } from '../../scripts/host/heapFlags.ts';

export type Peer = Readonly<{
  /** Host and port. */
  address: string;
  tell: (message: object) => void;
  stop: () => void;
}>;

const greeting = v.tuple([v.object({ port: v.number() })]);

/**
 * Starts a program of this folder in its own process, as we start our services, sends it its input, and waits until it
 * listens.
 */
export const startPeer = async (program: string, content: object): Promise<Peer> => {
  const child: ChildProcess = fork(fileURLToPath(new URL(program, import.meta.url)), {
    execArgv: [heapFlags, '--import', new URL('esbuildLoader.mjs', import.meta.url).href],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const tell = (message: object): void => void child.send(message);
  tell(content);
  const [{ port }] = v.parse(greeting, (await once(child, 'message')).slice(0, 1));
  return { address: `127.0.0.1:${port}`, tell, stop: () => child.disconnect() };
};
