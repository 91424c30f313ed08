import { mdiCalendarSyncOutline } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { buttonStyles } from '../../../ui/buttons/buttonStyles.ts';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { Icon } from '../../../ui/graphics/Icon.tsx';
import { CopyButton } from '../CopyButton.tsx';

const Address = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  alignItems: 'center',
  margin: theme.spacing(2, 0, 0),
  '& code': { overflowWrap: 'anywhere', fontSize: '0.9375rem' },
}));

/** An address outside of this site. */
const Subscription = styled('a')(({ theme }) => buttonStyles({ theme, variant: 'secondary' }));

/** `webcal:` opens the calendar program of the device. */
const subscriptionOf = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** The new address of the calendar, the only time that it is shown. */
export const CalendarAddress = ({ path }: { path: string }) => {
  const { t } = useTranslation('profile');
  const address = `${window.location.origin}${path}`;
  return (
    <NoticeBox kind="success" role="status">
      {t(($) => $.calendar.once)}
      <Address>
        <code>{address}</code>
        <CopyButton what={t(($) => $.calendar.address)} text={address} />
      </Address>
      <ButtonRow>
        <Subscription href={subscriptionOf(address)}>
          <Icon path={mdiCalendarSyncOutline} />
          {t(($) => $.calendar.subscribe)}
        </Subscription>
      </ButtonRow>
    </NoticeBox>
  );
};
