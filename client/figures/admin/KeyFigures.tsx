import { useEffect } from 'react';
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import { requestSubscription } from 'relay-runtime';
import type { KeyFiguresQuery } from '../../__generated__/KeyFiguresQuery.graphql.ts';
import type { KeyFiguresSubscription } from '../../__generated__/KeyFiguresSubscription.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { useReconnects } from '../../core/relay/useReconnects.ts';
import { KeyFiguresTiles } from './KeyFiguresTiles.tsx';

const query = graphql`
  query KeyFiguresQuery {
    keyFigures {
      ...KeyFiguresTiles_figures
    }
  }
`;
const subscription = graphql`
  subscription KeyFiguresSubscription {
    keyFiguresChanged {
      ...KeyFiguresTiles_figures
    }
  }
`;

/** Each new connection begins with the figures of that moment, so none is missed in a gap. */
const useFiguresLive = (): void => {
  const environment = useRelayEnvironment();
  const reconnects = useReconnects();
  useEffect(() => {
    const running = requestSubscription<KeyFiguresSubscription>(environment, {
      subscription,
      variables: {},
      // The figures have no id: the newest take the place of those that the query wrote.
      updater: (store) => {
        store.getRoot().setLinkedRecord(store.getRootField('keyFiguresChanged'), 'keyFigures');
      },
      // Without it the page shows the figures of when it was opened.
      onError: () => undefined,
    });
    return () => running.dispose();
  }, [environment, reconnects]);
};

/** The club's year in numbers, live (decisions.md W11, N46). */
export const KeyFigures = () => {
  useFiguresLive();
  const { keyFigures } = useLazyLoadQuery<KeyFiguresQuery>(
    query,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  return <KeyFiguresTiles figures={keyFigures} />;
};
