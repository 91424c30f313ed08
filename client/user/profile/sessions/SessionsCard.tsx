import { useCallback, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import {
  type PreloadedQuery,
  fetchQuery,
  graphql,
  usePreloadedQuery,
  useRelayEnvironment,
  useSubscribeToInvalidationState,
} from 'react-relay';
import { ROOT_ID } from 'relay-runtime';
import type { SessionsCardQuery } from '../../../__generated__/SessionsCardQuery.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
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

/** One's own open sessions including this one, and a function that fetches them again. */
const useOpenSessions = (sessions: PreloadedQuery<SessionsCardQuery>) => {
  const environment = useRelayEnvironment();
  const { openSessions } = usePreloadedQuery<SessionsCardQuery>(query, sessions);
  const refresh = useCallback(() => {
    fetchQuery<SessionsCardQuery>(environment, query, {}, { networkCacheConfig: { force: true } }).subscribe({});
  }, [environment]);
  useSubscribeToInvalidationState([ROOT_ID], refresh);
  return { openSessions, refresh };
};

type EndSessionQuestion = Readonly<{ which: 'all' }> | Readonly<{ which: 'one'; sessionId: string; device: string }>;

/** The signed-in devices, with buttons that sign out one of them, or all but this one (OWASP ASVS 5.0 V7.5.2). */
export const SessionsCard = ({ sessions }: { sessions: PreloadedQuery<SessionsCardQuery> }) => {
  const { t } = useTranslation('profile');
  const { openSessions, refresh } = useOpenSessions(sessions);
  const [question, setQuestion] = useState<EndSessionQuestion | null>(null);
  const close = () => setQuestion(null);
  const isAlone = openSessions.every(({ isThis }) => isThis);
  return (
    <Card title={t(($) => $.sessions.title)}>
      <p>{t(($) => (isAlone ? $.sessions.alone : $.sessions.text))}</p>
      <List>
        {openSessions.map((session) => (
          <SessionRow
            key={session.sessionId}
            session={session}
            onEnd={(device) => setQuestion({ which: 'one', sessionId: session.sessionId, device })}
          />
        ))}
      </List>
      <ButtonRow>
        <Button variant="secondary" onClick={() => setQuestion({ which: 'all' })}>
          {t(($) => $.sessions.end)}
        </Button>
      </ButtonRow>
      {question?.which === 'one' && <EndSessionSheet {...question} onEnded={refresh} onClose={close} />}
      {question?.which === 'all' && <EndSessionsSheet onEnded={refresh} onClose={close} />}
    </Card>
  );
};
