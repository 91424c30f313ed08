import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { shownPosition } from '@platzwart/contracts/core';
import type { ReportQuery } from '../../../__generated__/ReportQuery.graphql.ts';
import { useMoment } from '../../../core/formatting/useMoment.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { EmptyList } from '../../../ui/feedback/EmptyList.tsx';
import { Busy } from './Busy.tsx';
import { EarningWell } from './EarningWell.tsx';
import { QuestionSection } from './QuestionSection.ts';
import { UsedWell } from './UsedWell.tsx';
import type { Period, ReportAddress } from './reportPeriod.ts';
import { paramsOf } from './useReportAddress.ts';

const State = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' }));

const query = graphql`
  query ReportQuery(
    $from: Date!
    $to: Date!
    $position: String
    $comparedFrom: Date!
    $comparedTo: Date!
    $isCompared: Boolean!
  ) {
    report: figuresReport(from: $from, to: $to, position: $position) {
      position
      asOf
      bookings
      ...Busy_report
      ...UsedWell_report
      ...EarningWell_report
    }
    compared: figuresReport(from: $comparedFrom, to: $comparedTo, position: $position) @include(if: $isCompared) {
      ...Busy_report
      ...UsedWell_report
      ...EarningWell_report
    }
  }
`;

type ReportProps = { address: ReportAddress; period: Period; compared: Period | null };
type Otherwise = {
  /** Shown where the address names a position at which there was nothing to report. */
  otherwise: ReactNode;
};

/** The report of a period as of its position, with the link that draws it again with the same numbers. */
export const Report = ({ address, period, compared, otherwise }: ReportProps & Otherwise) => {
  const { t } = useTranslation('figuresAdmin');
  const moment = useMoment();
  const { from, to } = period;
  const { position, asOf, bookings, ...data } = useReport({ address, period, compared });
  if (asOf == null && address.position !== null) return otherwise;
  if (asOf == null) return <EmptyList title={t(($) => $.report.empty)} text={t(($) => $.report.emptyText)} />;
  const shared = { report: data.report, compared: data.compared ?? null, period, file: `${from}_${to}` };
  return (
    <>
      <State>
        {t(($) => $.report.state, {
          at: moment(Date.parse(asOf)),
          position: shownPosition(position),
          count: bookings,
        })}{' '}
        <Link to={`/dashboard/figures?${paramsOf({ ...address, position }).toString()}`}>
          {t(($) => $.report.permanent)}
        </Link>
      </State>
      <QuestionSection>
        <h2>{t(($) => $.report.busy)}</h2>
        <Busy {...shared} />
      </QuestionSection>
      <QuestionSection>
        <h2>{t(($) => $.report.usedWell)}</h2>
        <UsedWell {...shared} />
      </QuestionSection>
      <QuestionSection>
        <h2>{t(($) => $.report.earning)}</h2>
        <EarningWell {...shared} />
      </QuestionSection>
    </>
  );
};

const useReport = ({ address, period, compared }: ReportProps) => {
  const { from: comparedFrom, to: comparedTo } = compared ?? period;
  const data = useLazyLoadQuery<ReportQuery>(
    query,
    { ...period, position: address.position, comparedFrom, comparedTo, isCompared: compared !== null },
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  const { position, asOf, bookings } = data.report;
  return { ...data, position, asOf, bookings };
};
