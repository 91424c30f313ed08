import { Fragment } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import type { SportPlan } from '../../../courtPlan/plan/sportPlan.ts';
import { DescriptionList } from '../../../ui/layout/DescriptionList.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import type { Availability } from '../entry/fetchAvailability.ts';
import type { WholeDraft } from '../entry/bookingDraft.ts';

const Old = styled('del')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const New = styled('ins')({ fontWeight: 600, textDecoration: 'none' });

type Fact = Readonly<{ name: string; value: string }>;

/** What can be said about a booking, the same facts in the same order for each. */
const useFacts = ({ sport }: SportPlan) => {
  const { t } = useTranslation(['bookingAdmin', 'courtPlan']);
  const { date, timeRange } = useFormat();
  const courtName = (number: number | undefined): string =>
    sport.courts.find((court) => court.number === number)?.name ?? String(number ?? '');
  return ({ draft, entry, date: day }: WholeDraft): readonly Fact[] => [
    { name: t(($) => $.columns.category), value: t(($) => $.categories[draft.category], { ns: 'courtPlan' }) },
    {
      name: t(($) => $.details.person),
      value: draft.person ? `${draft.person.firstName} ${draft.person.lastName}` : '',
    },
    { name: t(($) => $.details.name), value: draft.title.trim() },
    { name: t(($) => $.columns.court), value: courtName(entry.courts[0]) },
    { name: t(($) => $.columns.date), value: date(day, 'long') },
    { name: t(($) => $.columns.time), value: timeRange(entry.start, entry.end) },
    { name: t(($) => $.details.remark), value: draft.remark.trim() },
  ];
};

/** The facts that differ, as `old → new`. */
const differences = (before: readonly Fact[], after: readonly Fact[]) =>
  after.flatMap(({ name, value }, index) => {
    const old = before[index]?.value ?? '';
    return old === value ? [] : [{ name, old, value }];
  });

type ChangeReviewProps = {
  /** Its name; without one, that of a change that is not saved yet. */
  label?: string;
  plan: SportPlan;
  before: WholeDraft;
  after: WholeDraft;
  /** With the price of all dates that change; null until the server has answered. */
  preview: Availability['chosen'] | null;
};

/** What changes: every fact that is another one, old → new; empty where nothing is. */
export const ChangeReview = ({ plan, label, before, after, preview }: ChangeReviewProps) => {
  const { t } = useTranslation('bookingAdmin');
  const { cents } = useFormat();
  const factsOf = useFacts(plan);
  const changed = differences(factsOf(before), factsOf(after));
  const price =
    preview?.priceBefore == null
      ? []
      : [{ name: t(($) => $.columns.price), old: cents(preview.priceBefore), value: cents(preview.price) }];
  const none = t(($) => $.change.none);
  return (
    <DescriptionList aria-label={label ?? t(($) => $.change.review)}>
      {[...changed, ...price].map(({ name, old, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            {old === value ? (
              t(($) => $.change.stays, { value })
            ) : (
              <>
                <Old>{old || none}</Old>
                <span aria-hidden="true"> → </span>
                <VisuallyHidden>{t(($) => $.change.becomes)}</VisuallyHidden>
                <New>{value || none}</New>
              </>
            )}
          </dd>
        </Fragment>
      ))}
    </DescriptionList>
  );
};
