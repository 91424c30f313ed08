import styled from '@emotion/styled';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../buttons/IconButton.tsx';

const Root = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  alignItems: 'center',
  justifyContent: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media print': { display: 'none' },
}));

type PagerProps = { label: string; page: number; pages: number; onTurn: (page: number) => void };

/** Buttons for the pages of a list; renders nothing for a single page. Pages count from 1. */
export const Pager = ({ label, page, pages, onTurn }: PagerProps) => {
  const { t } = useTranslation('core');
  if (pages <= 1) return null;
  return (
    <Root aria-label={label}>
      <IconButton
        icon={mdiChevronLeft}
        label={t(($) => $.pager.back)}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      />
      <span aria-live="polite">{t(($) => $.pager.place, { page, pages })}</span>
      <IconButton
        icon={mdiChevronRight}
        label={t(($) => $.pager.on)}
        disabled={page >= pages}
        onClick={() => onTurn(page + 1)}
      />
    </Root>
  );
};
