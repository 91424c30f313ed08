import { useEffect, useMemo, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { Environment, RecordSource, Store } from 'relay-runtime';

type Load<Known> = (environment: Environment) => Promise<Known>;

/** Later than everything that has happened. */
export const now = '9999-12-31T23:59:59Z';

/**
 * What was known at a moment, by `load`, or why it could not be loaded; what was shown before stays until one of them is there. `isBusy`:
 * another moment is on its way. `load` is the same function as long as the same moment is asked for; it gets a store of its own, because a record of
 * the live store must not become what was known then.
 */
export const useKnownAt = <Known>(load: Load<Known>) => {
  const live = useRelayEnvironment();
  const environment = useMemo(
    () => new Environment({ network: live.getNetwork(), store: new Store(new RecordSource()) }),
    [live],
  );
  const [loaded, setLoaded] = useState<Readonly<{ load: Load<Known>; known: Known }> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load(environment).then(
      (known) => {
        if (!isWanted) return;
        setLoaded({ load, known });
        setFailure(null);
      },
      (error: unknown) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [environment, load, attempt]);
  return {
    known: failure === null ? (loaded?.known ?? null) : null,
    isBusy: loaded?.load !== load,
    failure,
    retry: () => setAttempt(attempt + 1),
  };
};
