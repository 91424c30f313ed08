import { Environment, type FetchFunction, Network, RecordSource, Store, type SubscribeFunction } from 'relay-runtime';

/** One environment per session: what one person has loaded never shows up for the next. */
export const createRelayEnvironment = (fetchOperation: FetchFunction, subscribe?: SubscribeFunction): Environment =>
  new Environment({ network: Network.create(fetchOperation, subscribe), store: new Store(new RecordSource()) });
