import { Environment, type FetchFunction, Network, RecordSource, Store, type SubscribeFunction } from 'relay-runtime';

/**
 * Relay names records without an id by their field and its arguments, so that each problem of an import would be named
 * by the whole list of people: hundreds of names, each as long as the list. The answer of a check therefore gets one
 * fixed name.
 */
const nameOf = (record: Readonly<Record<string, unknown>>, type: string): unknown =>
  type === 'ImportResult' ? 'client:import' : record['id'];

/** One environment per session: data loaded for one person is never shown to the next. */
export const createRelayEnvironment = (fetchOperation: FetchFunction, subscribe?: SubscribeFunction): Environment =>
  new Environment({
    network: Network.create(fetchOperation, subscribe),
    store: new Store(new RecordSource()),
    getDataID: nameOf,
  });
