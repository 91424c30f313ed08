import { useCallback, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import type { SessionsCardQuery } from '../../../__generated__/SessionsCardQuery.graphql.ts';
import { useRetryKey } from '../../../core/retryKey.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonRow } from '../../../ui/ButtonRow.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EndSessionSheet } from './EndSessionSheet.tsx';
import { EndSessionsSheet } from './EndSessionsSheet.tsx';
import { SessionRow } from './SessionRow.tsx';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const query = graphql`
  query SessionsCardQuery {
    openSessions {
      sessionId
      isThis
      ...SessionRow_session
    }
  }
`;

/** One's own open sessions, the one on this screen among them, and how to ask for them again. */
const useOpenSessions = () => {
  const environment = useRelayEnvironment();
  // A device may have signed in since the page was here last.
  const options = { fetchKey: useRetryKey(), fetchPolicy: 'network-only' } as const;
  const { openSessions } = useLazyLoadQuery<SessionsCardQuery>(query, {}, options);
  const refresh = useCallback(() => {
    fetchQuery<SessionsCardQuery>(environment, query, {}, { networkCacheConfig: { force: true } }).subscribe({});
  }, [environment]);
  return { openSessions, refresh };
};

type Asking = Readonly<{ which: 'all' }> | Readonly<{ which: 'one'; sessionId: string; device: string }>;

/** Where one is signed in, and the way to sign out there: one device, or all but this one (OWASP ASVS 5.0 V7.5.2). */
export const SessionsCard = () => {
  const { t } = useTranslation('profile');
  const { openSessions, refresh } = useOpenSessions();
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const isAlone = openSessions.every(({ isThis }) => isThis);
  return (
    <Card title={t(($) => $.sessions.title)}>
      <p>{t(($) => (isAlone ? $.sessions.alone : $.sessions.text))}</p>
      <List>
        {openSessions.map((session) => (
          <SessionRow
            key={session.sessionId}
            session={session}
            onEnd={(device) => setAsking({ which: 'one', sessionId: session.sessionId, device })}
          />
        ))}
      </List>
      <ButtonRow>
        <Button look="secondary" onClick={() => setAsking({ which: 'all' })}>
          {t(($) => $.sessions.end)}
        </Button>
      </ButtonRow>
      {asking?.which === 'one' && <EndSessionSheet {...asking} onEnded={refresh} onClose={close} />}
      {asking?.which === 'all' && <EndSessionsSheet onEnded={refresh} onClose={close} />}
    </Card>
  );
};
