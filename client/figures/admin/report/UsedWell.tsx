import styled from '@emotion/styled';
import { graphql, useFragment } from 'react-relay';
import type { UsedWell_report$key } from '../../../__generated__/UsedWell_report.graphql.ts';
import { Cancellations } from './Cancellations.tsx';
import { LeadTimes } from './LeadTimes.tsx';
import { UsedHours } from './UsedHours.tsx';

const Figures = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  gap: theme.spacing(4),
  alignItems: 'start',
}));

const fragment = graphql`
  fragment UsedWell_report on FiguresReport {
    ...UsedHours_report
    ...LeadTimes_report
    ...Cancellations_report
  }
`;

type UsedWellProps = { report: UsedWell_report$key; compared: UsedWell_report$key | null; file: string };

/** Are they used well? By whom, how spontaneously, and what is cancelled. */
export const UsedWell = ({ report, compared, file }: UsedWellProps) => {
  const shown = useFragment(fragment, report);
  const before = useFragment(fragment, compared) ?? null;
  return (
    <Figures>
      <UsedHours report={shown} compared={before} file={file} />
      <LeadTimes report={shown} compared={before} file={file} />
      <Cancellations report={shown} compared={before} file={file} />
    </Figures>
  );
};
