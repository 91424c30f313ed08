import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { type GivenAnswer, givenAnswers } from '@platzwart/contracts/booking';
import type { SeasonOfferMutation } from '../../__generated__/SeasonOfferMutation.graphql.ts';
import type { SeasonOfferQuery } from '../../__generated__/SeasonOfferQuery.graphql.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { useFocusOnProblem } from '../../ui/forms/useFocusOnProblem.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { type Given, OfferedSeries } from './OfferedSeries.tsx';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  '& > p': { margin: 0 },
}));

/** OTHER_TIME says nothing to the club without the time. */
const lacksTime = (given: Given | undefined): boolean => given?.answer === 'OTHER_TIME' && !given.otherTime.trim();

type Offer = NonNullable<SeasonOfferQuery['response']['seasonOffer']>;

/** What was answered before; nothing where it is open. */
const givenBefore = ({ series }: Offer): ReadonlyMap<string, Given> =>
  new Map(
    series.flatMap(({ _id, answer, otherTime }) => {
      const known = givenAnswers.find((each) => each === answer);
      return known ? [[_id, { answer: known, otherTime: otherTime ?? '' }] as const] : [];
    }),
  );

const Answers = ({ token, offer }: { token: string; offer: Offer }) => {
  const { t } = useTranslation('seasonOffer');
  const { date } = useFormat();
  const errorText = useErrorText();
  const [given, setGiven] = useState(() => givenBefore(offer));
  const [outcome, setOutcome] = useState<'done' | 'missing' | Error | null>(null);
  const [wasTried, setTried] = useState(false);
  useFocusOnProblem();
  const { call, isBusy } = useIdempotentMutation<SeasonOfferMutation>(graphql`
    mutation SeasonOfferMutation($token: String!, $answers: [SeasonAnswerInput!]!) {
      answerSeasonOffer(token: $token, answers: $answers) {
        code
      }
    }
  `);
  const { series, answerUntil } = offer;
  const until = answerUntil ? date(answerUntil) : '';
  const submit = () => {
    const answers = series.flatMap(({ _id }) => {
      const mine = given.get(_id);
      if (!mine) return [];
      const otherTime = mine.answer === 'OTHER_TIME' ? mine.otherTime : null;
      return [{ seriesID: _id, answer: mine.answer satisfies GivenAnswer, otherTime }];
    });
    setTried(true);
    setOutcome(answers.length < series.length ? 'missing' : null);
    if (answers.length === series.length && ![...given.values()].some(lacksTime))
      call({ token, answers }, { onDone: () => setOutcome('done'), onRefused: setOutcome });
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>{t(($) => $.greeting, { name: offer.firstName })}</p>
      <p>{t(($) => $.until, { date: until })}</p>
      {series.map((each) => (
        <Card key={each._id}>
          <OfferedSeries
            series={each}
            given={given.get(each._id)}
            isTimeMissing={wasTried && lacksTime(given.get(each._id))}
            onChange={(mine) => {
              setOutcome(null);
              setGiven((before) => new Map(before).set(each._id, mine));
            }}
          />
        </Card>
      ))}
      {outcome === 'done' && (
        <NoticeBox kind="success" role="status">
          {t(($) => $.done)} {t(($) => $.change, { date: until })}
        </NoticeBox>
      )}
      {outcome !== null && outcome !== 'done' && (
        <NoticeBox kind="error" role="alert">
          {outcome === 'missing' ? t(($) => $.missing) : errorText(outcome)}
        </NoticeBox>
      )}
      <Button type="submit" isBusy={isBusy}>
        {t(($) => $.submit)}
      </Button>
    </Form>
  );
};

/** The offer of a secret link, to be answered until its last day. */
export const SeasonOffer = ({ token }: { token: string }) => {
  const { t } = useTranslation('seasonOffer');
  const { date } = useFormat();
  const { seasonOffer: offer } = useLazyLoadQuery<SeasonOfferQuery>(
    graphql`
      query SeasonOfferQuery($token: String!) {
        seasonOffer(token: $token) {
          firstName
          answerUntil
          isOver
          series {
            _id
            answer
            otherTime
            ...OfferedSeries_series
          }
        }
      }
    `,
    { token },
    { fetchPolicy: 'network-only', fetchKey: useRetryKey() },
  );
  if (!offer) return <EmptyList title={t(($) => $.unknown)} text={t(($) => $.unknownText)} />;
  if (offer.isOver)
    return (
      <NoticeBox kind="info">{t(($) => $.over, { date: offer.answerUntil ? date(offer.answerUntil) : '' })}</NoticeBox>
    );
  return <Answers token={token} offer={offer} />;
};
