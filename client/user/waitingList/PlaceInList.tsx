import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { minuteOfDay } from '@platzwart/contracts/core';
import type { PlaceInList_entry$key } from '../../__generated__/PlaceInList_entry.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { instantOf } from '../../core/time/clubTime.ts';
import { useNow } from '../../core/time/useNow.ts';

type PlaceInListProps = {
  entry: PlaceInList_entry$key;
  /** The first name of the child of the viewer who waits; null: the viewer. */
  child: string | null;
};

/** Which place an entry has; or, where its last slot begins too soon to be offered, that no offer comes any more (decisions.md N25). */
export const PlaceInList = ({ entry, child }: PlaceInListProps) => {
  const { t } = useTranslation('myBookings');
  const { duration } = useFormat();
  const { date, to, minutes, position, noticeMinutes } = useFragment(
    graphql`
      fragment PlaceInList_entry on WaitingEntry {
        date
        to
        minutes
        position
        noticeMinutes
      }
    `,
    entry,
  );
  const lastOffer = instantOf(date, minuteOfDay(to) - minutes) - noticeMinutes * 60_000;
  if (useNow() > lastOffer) return <p>{t(($) => $.waiting.over, { notice: duration(noticeMinutes) })}</p>;
  return (
    <p>
      {child === null
        ? t(($) => $.waiting.position, { count: position })
        : t(($) => $.waiting.positionOf, { name: child, count: position })}
    </p>
  );
};
