import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CalendarCard_link$key } from '../../../__generated__/CalendarCard_link.graphql.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useNotify } from '../../../core/notices.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { CalendarAddress } from './CalendarAddress.tsx';
import { useCalendarLink } from './useCalendarLink.ts';

/** What became of the link since the page was opened; `path` is that of a new one. */
type Change = Readonly<{ path: string } | { path: null }>;

/** A link under which a calendar program reads the own bookings (decisions.md N26). */
export const CalendarCard = ({ link: key }: { link: CalendarCard_link$key }) => {
  const { t } = useTranslation('profile');
  const { instant } = useFormat();
  const notify = useNotify();
  const errorText = useErrorText();
  const { calendarLink } = useFragment(
    graphql`
      fragment CalendarCard_link on Query {
        calendarLink {
          made_at
        }
      }
    `,
    key,
  );
  const [change, setChange] = useState<Change | null>(null);
  const { renewal, removal } = useCalendarLink();
  const onRefused = (error: Error) => notify({ kind: 'error', text: errorText(error) });
  const renew = () => renewal.call({}, { onDone: ({ renewCalendarLink: { path } }) => setChange({ path }), onRefused });
  const remove = () =>
    removal.call(
      {},
      {
        onDone: () => {
          setChange({ path: null });
          notify({ kind: 'success', text: t(($) => $.calendar.removed) });
        },
        onRefused,
      },
    );
  const hasLink = change ? change.path !== null : Boolean(calendarLink);
  return (
    <Card title={t(($) => $.calendar.title)}>
      <p>{t(($) => $.calendar.text)}</p>
      {change?.path && <CalendarAddress path={change.path} />}
      {!change && calendarLink && (
        <p>{t(($) => $.calendar.since, { since: instant(Date.parse(calendarLink.made_at)) })}</p>
      )}
      <ButtonRow>
        <Button variant="secondary" isBusy={renewal.isBusy} onClick={renew}>
          {hasLink ? t(($) => $.calendar.renew) : t(($) => $.calendar.create)}
        </Button>
        {hasLink && (
          <Button variant="quiet" isBusy={removal.isBusy} onClick={remove}>
            {t(($) => $.calendar.remove)}
          </Button>
        )}
      </ButtonRow>
    </Card>
  );
};
