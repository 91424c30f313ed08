import { useTranslation } from 'react-i18next';
import { mdiCloudOffOutline } from '@mdi/js';
import styled from '@emotion/styled';
import { type LiveConnection, useLiveConnection } from '../core/relay/liveConnection.ts';
import { useOfflineSince } from '../core/browser/useOnline.ts';
import { useFormat } from '../core/formatting/useFormat.ts';
import { Icon } from '../ui/graphics/Icon.tsx';
import { visuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { radius } from '../ui/theme/shape.ts';

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 3),
  borderRadius: radius.round,
  color: theme.vars.palette.text.secondary,
  ...theme.typography.caption,
  fontWeight: 600,
  '&[data-status="interrupted"]': {
    background: theme.vars.palette.warning.light,
    color: theme.vars.palette.warning.main,
  },
  '&:empty': { display: 'none' },
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1), padding: theme.spacing(1, 2), lineHeight: 1.3 },
}));
const Dot = styled('span')(({ theme }) => ({
  width: 8,
  height: 8,
  borderRadius: '50%',
  background: theme.vars.palette.success.main,
}));

/** Beside the link to the booking a phone has room for the sign only. */
const Label = styled('span')(({ theme }) => ({
  '&[data-short="true"]': { [theme.breakpoints.down('sm')]: visuallyHidden },
}));
/** A phone has room for since when the plan is old; its sign says why. */
const Reason = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: visuallyHidden }));

const LabelText = ({ connection }: { connection: Exclude<LiveConnection, { status: 'idle' }> }) => {
  const { t } = useTranslation('core');
  const { clock } = useFormat();
  const text = t(($) => $.connection[connection.status]);
  if (connection.status !== 'interrupted') return text;
  return (
    <>
      <Reason>{text} </Reason>
      {t(($) => $.connection.asOf, { time: clock(connection.lostAt).replace(' ', '\u00a0') })}
    </>
  );
};

/** The connection as the browser knows it: without a network nothing is live, though the socket may not have noticed yet. */
const useKnownConnection = (): LiveConnection => {
  const connection = useLiveConnection();
  const offlineSince = useOfflineSince();
  if (offlineSince === null || connection.status === 'idle' || connection.status === 'interrupted') return connection;
  return { status: 'interrupted', lostAt: offlineSince };
};

/** How up to date the court plan is; renders nothing where no plan is open. */
export const ConnectionChip = ({ isShort }: { isShort: boolean }) => {
  const connection = useKnownConnection();
  return (
    <Chip role="status" data-status={connection.status}>
      {connection.status === 'live' && <Dot />}
      {connection.status === 'interrupted' && <Icon path={mdiCloudOffOutline} />}
      {connection.status !== 'idle' && (
        <Label data-short={isShort}>
          <LabelText connection={connection} />
        </Label>
      )}
    </Chip>
  );
};
