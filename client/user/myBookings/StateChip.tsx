import { useTranslation } from 'react-i18next';
import {
  mdiCalendarRemoveOutline,
  mdiCancel,
  mdiCheckCircleOutline,
  mdiFlagCheckered,
  mdiReceiptTextOutline,
  mdiTennisBall,
} from '@mdi/js';
import styled from '@emotion/styled';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { radius } from '../../ui/theme/shape.ts';

const icons = {
  BOOKED: mdiTennisBall,
  CANCELED: mdiCancel,
  RELEASED: mdiCalendarRemoveOutline,
  INVOICED: mdiReceiptTextOutline,
  PAID: mdiCheckCircleOutline,
  ended: mdiFlagCheckered,
} as const;
export type BookingLabel = keyof typeof icons;

const Chip = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(0.5, 2.5),
  borderRadius: radius.round,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  background: theme.vars.palette.success.light,
  color: theme.vars.palette.success.main,
  '&[data-label="CANCELED"]': { background: theme.vars.palette.error.light, color: theme.vars.palette.error.main },
  '&[data-label="INVOICED"]': { background: theme.vars.palette.info.light, color: theme.vars.palette.info.main },
  '&[data-label="RELEASED"], &[data-label="ended"]': {
    background: theme.vars.palette.background.default,
    color: theme.vars.palette.text.secondary,
  },
}));

/** The state of a booking, as a word and an icon. */
export const StateChip = ({ label }: { label: BookingLabel }) => {
  const { t } = useTranslation('myBookings');
  return (
    <Chip data-label={label}>
      <Icon path={icons[label]} />
      {t(($) => $.state[label])}
    </Chip>
  );
};
