import { Environment, type FetchFunction, Network, RecordSource, Store, type SubscribeFunction } from 'relay-runtime';

/**
 * Relay names what has no id of its own by the call that it came with, and so each problem of an import by the whole list of
 * people: hundreds of names, each as long as the list. The answer of a check has one name of its own.
 */
const nameOf = (record: Readonly<Record<string, unknown>>, type: string): unknown =>
  type === 'ImportResult' ? 'client:import' : record['id'];

/** One environment per session: what one person has loaded never shows up for the next. */
export const createRelayEnvironment = (fetchOperation: FetchFunction, subscribe?: SubscribeFunction): Environment =>
  new Environment({
    network: Network.create(fetchOperation, subscribe),
    store: new Store(new RecordSource()),
    getDataID: nameOf,
  });
