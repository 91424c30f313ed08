import { useTranslation } from 'react-i18next';
import { mdiWifiOff } from '@mdi/js';
import styled from '@emotion/styled';
import { useOnline } from '../core/browser/useOnline.ts';
import { Icon } from '../ui/graphics/Icon.tsx';

const Banner = styled('div')(({ theme }) => ({
  '&:not(:empty)': {
    display: 'flex',
    gap: theme.spacing(3),
    justifyContent: 'center',
    padding: theme.spacing(2, 4),
    background: theme.vars.palette.warning.light,
    color: theme.vars.palette.warning.main,
    borderBottom: `1px solid ${theme.vars.palette.warning.main}`,
    fontWeight: 500,
  },
  '@media print': { display: 'none' },
}));

/** Warns that the content may be outdated; always in the document, so that screen readers announce its text. */
export const OfflineBanner = () => {
  const { t } = useTranslation('core');
  const isOnline = useOnline();
  return (
    <Banner role="status">
      {!isOnline && (
        <>
          <Icon path={mdiWifiOff} />
          <span>{t(($) => $.offline)}</span>
        </>
      )}
    </Banner>
  );
};
