import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { type GivenAnswer, givenAnswers, seasonRepetitions } from '@platzwart/contracts/booking';
import type { OfferedSeries_series$key } from '../../__generated__/OfferedSeries_series.graphql.ts';
import { unbrokenTimes } from '../../core/formatting/unbrokenTimes.tsx';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useTranslatedCourtName } from '../../core/texts/useTranslatedCourtName.ts';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& > p': { margin: 0 },
}));

export type Given = Readonly<{ answer: GivenAnswer; otherTime: string }>;

/** As long as the command allows. */
const longest = 500;

type OfferedSeriesProps = {
  series: OfferedSeries_series$key;
  /** Undefined before it is answered. */
  given: Given | undefined;
  /** It was sent without the time that is wanted. */
  isTimeMissing: boolean;
  onChange: (given: Given) => void;
};

/** One series, and what its holder says. */
export const OfferedSeries = ({ series: key, given, isTimeMissing, onChange }: OfferedSeriesProps) => {
  const { t } = useTranslation('seasonOffer');
  const { date, timeRange, cents } = useFormat();
  const series = useFragment(
    graphql`
      fragment OfferedSeries_series on SeasonSeries {
        _id
        courtName
        start
        end
        repetition
        startdate
        enddate
        occurrences
        price
      }
    `,
    key,
  );
  const court = useTranslatedCourtName()(series.courtName);
  const { _id, start, end, startdate, enddate, occurrences, price } = series;
  const rhythm = seasonRepetitions.find((each) => each === series.repetition) ?? 'WEEKLY';
  const title = `${t(($) => $.rhythm[rhythm], { day: date(startdate, 'weekdayName') })}, ${timeRange(start, end)}`;
  return (
    <Root>
      <h2>{unbrokenTimes(title)}</h2>
      <p>{t(($) => $.facts, { court, from: date(startdate, 'plain'), to: date(enddate, 'plain') })}</p>
      {occurrences != null && price != null && <p>{t(($) => $.price, { count: occurrences, price: cents(price) })}</p>}
      <RadioGroup
        name={`answer ${_id}`}
        label={t(($) => $.answer)}
        {...(given && { selected: given.answer })}
        options={givenAnswers.map((value) => ({ value, label: t(($) => $.answers[value]) }))}
        onChange={({ target }) => {
          const answer = givenAnswers.find((each) => each === target.value);
          if (answer) onChange({ answer, otherTime: given?.otherTime ?? '' });
        }}
      />
      {given?.answer === 'OTHER_TIME' && (
        <TextArea
          label={t(($) => $.otherTime)}
          maxLength={longest}
          error={isTimeMissing ? t(($) => $.otherTimeMissing) : undefined}
          value={given.otherTime}
          onChange={({ target }) => onChange({ ...given, otherTime: target.value })}
        />
      )}
    </Root>
  );
};
