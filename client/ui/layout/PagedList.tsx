import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { Pager } from './Pager.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  transition: 'opacity 120ms',
  '&[aria-busy="true"]': { opacity: 0.6 },
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

type PagedListProps = {
  /** The number of entries on all pages, in words: "125 accounts". */
  count: string;
  /** Accessible name of the pager. */
  pagerLabel: string;
  total: number;
  pageSize: number;
  /** Counts from 1; a page beyond the last one is shown as the last one. */
  page: number;
  onTurn: (page: number) => void;
  /** The next page is loading; the old one stays visible, paler. */
  isBusy: boolean;
  children: ReactNode;
};

/** One page of a list that the server paginates: the count, the entries and the pager. */
export const PagedList = ({ count, pagerLabel, total, pageSize, page, onTurn, isBusy, children }: PagedListProps) => {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <Root aria-busy={isBusy}>
      <p role="status">{count}</p>
      {children}
      <Pager label={pagerLabel} page={Math.min(page, pages)} pages={pages} onTurn={onTurn} />
    </Root>
  );
};
