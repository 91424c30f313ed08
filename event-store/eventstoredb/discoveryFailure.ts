import { singleHosts } from './eventStoreDbAddress.ts';
import { openClient } from './openClient.ts';
import { readLastOfStore } from './foreignEvents.ts';

const milliseconds = 1_000;

/** Why a host of the cluster does not answer when it is asked by itself; undefined where it does. */
const failureAt = async (url: string): Promise<unknown> => {
  const client = openClient(url);
  const silent = new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined).unref());
  const reading = readLastOfStore(client).then(() => undefined);
  try {
    await Promise.race([reading, silent]);
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await client.dispose();
  }
};

const isAway = (error: unknown): boolean =>
  error instanceof Error && (/ECONNREFUSED/.test(error.message) || isAway(error.cause));

/**
 * The reason behind "Failed to discover after 10 attempts.", with which the client conceals why no host could be asked (dist/Client/discovery.js):
 * what the first host says that answers at all, e.g. with a certificate that is not trusted. `failure` itself for an address of one node.
 */
export const explainDiscoveryFailure = async (eventStoreDbUrl: string, failure: unknown): Promise<unknown> => {
  const failures = await Promise.all(singleHosts(eventStoreDbUrl).map(failureAt));
  const known = failures.filter((each) => each !== undefined);
  return known.find((each) => !isAway(each)) ?? known[0] ?? failure;
};
