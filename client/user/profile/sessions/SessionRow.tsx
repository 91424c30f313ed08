import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { mdiCellphone, mdiLaptop, mdiMapMarkerOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SessionRow_session$key } from '../../../__generated__/SessionRow_session.graphql.ts';
import { clubClockAt } from '../../../core/time/clubTime.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useNow } from '../../../core/time/useNow.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Icon } from '../../../ui/graphics/Icon.tsx';
import { StateMark } from '../../../ui/feedback/StateMark.tsx';
import { useDeviceName } from './useDeviceName.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(2, 4),
  alignItems: 'start',
  paddingBlock: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > svg': { width: '1.5rem', height: '1.5rem', color: theme.vars.palette.text.secondary },
  '& > button': { gridColumn: '2', justifySelf: 'start' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    '& > button': { gridColumn: 'auto' },
  },
}));
const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > span:last-child': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Name = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  alignItems: 'baseline',
  '& > strong': { fontWeight: 600 },
}));

const phones: readonly string[] = ['ANDROID', 'IOS'];

/** An instant in short form: the time for today, otherwise with the day. */
const useMoment = () => {
  const { clock, instant } = useFormat();
  const now = useNow();
  return (iso: string): string => {
    const at = Date.parse(iso);
    return clubClockAt(at).date === clubClockAt(now).date ? clock(at) : instant(at);
  };
};

type SessionRowProps = { session: SessionRow_session$key; onEnd: (device: string) => void };

/** One signed-in device: its name, since when, and, for other devices, a button that signs it out. */
export const SessionRow = ({ session: key, onEnd }: SessionRowProps): ReactNode => {
  const { t } = useTranslation('profile');
  const { browser, system, startedAt, usedAt, isThis } = useFragment(
    graphql`
      fragment SessionRow_session on OpenSession {
        browser
        system
        startedAt
        usedAt
        isThis
      }
    `,
    key,
  );
  const moment = useMoment();
  const device = useDeviceName({ browser, system });
  const since = moment(startedAt);
  return (
    <Row>
      <Icon path={phones.includes(system) ? mdiCellphone : mdiLaptop} />
      <Text>
        <Name>
          <strong>{device}</strong>
          {isThis && (
            <StateMark kind="success" icon={mdiMapMarkerOutline}>
              {t(($) => $.sessions.here)}
            </StateMark>
          )}
        </Name>
        <span>
          {isThis ? t(($) => $.sessions.since, { since }) : t(($) => $.sessions.used, { since, used: moment(usedAt) })}
        </span>
      </Text>
      {!isThis && (
        <Button
          variant="secondary"
          aria-label={t(($) => $.sessions.endNamed, { device, since })}
          onClick={() => onEnd(device)}
        >
          {t(($) => $.sessions.endOne)}
        </Button>
      )}
    </Row>
  );
};
