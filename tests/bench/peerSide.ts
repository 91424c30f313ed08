import { once } from 'node:events';
import type { Server } from 'node:http';
import * as v from 'valibot';

/** The first message to a peer's process. */
export const firstMessage = async <Schema extends v.GenericSchema>(schema: Schema): Promise<v.InferOutput<Schema>> => {
  const heard: readonly unknown[] = await once(process, 'message');
  return v.parse(schema, heard[0]);
};

/** All later messages to it. */
export const onMessage = <Schema extends v.GenericSchema>(
  schema: Schema,
  hear: (message: v.InferOutput<Schema>) => void,
): void => void process.on('message', (message) => hear(v.parse(schema, message)));

/** Lets `server` listen, reports its address, and ends with the parent process. */
export const serveAsPeer = (server: Server): void => {
  process.on('disconnect', () => process.exit(0));
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
  });
};
