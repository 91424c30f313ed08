import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { unbrokenTimes } from '../../../core/formatting/unbrokenTimes.tsx';
import { radius, touchTarget } from '../../../ui/theme/shape.ts';

const Details = styled('details')(({ theme }) => ({
  '& > summary': {
    minHeight: touchTarget,
    width: 'fit-content',
    paddingBlock: theme.spacing(2.5),
    paddingRight: theme.spacing(2),
    borderRadius: radius.control,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  // Otherwise the padding of what is folded away takes its room.
  '&:not([open]) > div': { display: 'none' },
  '& > div': { paddingBlock: theme.spacing(1, 4), paddingLeft: theme.spacing(5) },
}));

/** One line, and what belongs to it when it is opened; MyDataCards opens all of them on paper. */
export const FoldedSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Details>
    <summary>{unbrokenTimes(title)}</summary>
    <div>{children}</div>
  </Details>
);
