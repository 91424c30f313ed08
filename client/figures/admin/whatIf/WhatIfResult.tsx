import { mdiFileExportOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { csvFile } from '@platzwart/contracts/core';
import type { WhatIfResultQuery } from '../../../__generated__/WhatIfResultQuery.graphql.ts';
import { downloadFile } from '../../../core/browser/downloadFile.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Icon } from '../../../ui/graphics/Icon.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { DataTable } from '../../../ui/layout/DataTable.tsx';
import { Figure, Figures } from '../../../ui/layout/Tile.tsx';
import type { WhatIfQuestion } from './whatIfQuestion.ts';

const useAnswer = (asked: WhatIfQuestion) =>
  useLazyLoadQuery<WhatIfResultQuery>(
    graphql`
      query WhatIfResultQuery($input: WhatIfInput!) {
        whatIf(input: $input) {
          bookings
          before
          after
          tooLate
          hitPeople
          refused {
            reason
            bookings
          }
          people {
            user {
              userID
              firstName
              lastName
            }
            refused
            tooLate
            before
            after
          }
        }
      }
    `,
    { input: asked },
    { fetchPolicy: 'network-only', fetchKey: useRetryKey() },
  ).whatIf;

/** What would have become of the bookings, and who would have been hit. */
export const WhatIfResult = ({ asked }: { asked: WhatIfQuestion }) => {
  const { t } = useTranslation('figuresAdmin');
  const { cents } = useFormat();
  const { bookings, before, after, tooLate, hitPeople, refused, people } = useAnswer(asked);
  const refusals = refused.reduce((sum, each) => sum + each.bookings, 0);
  const columns = (['person', 'refused', 'tooLate', 'before', 'after'] as const).map((column) =>
    t(($) => $.whatIf.columns[column]),
  );
  const rows = people.map(({ user, ...hit }) => [
    user ? `${user.firstName} ${user.lastName} (${user.userID})` : t(($) => $.whatIf.erased),
    ...[`${hit.refused}`, `${hit.tooLate}`, cents(hit.before), cents(hit.after)],
  ]);
  const save = () =>
    downloadFile(
      t(($) => $.whatIf.file),
      'text/csv;charset=utf-8',
      csvFile([columns, ...rows]),
    );
  return (
    <Card title={t(($) => $.whatIf.answer, { after: cents(after), before: cents(before), count: refusals })}>
      <p aria-live="polite">{t(($) => $.whatIf.counted, { count: bookings })}</p>
      <Figures>
        <Figure label={t(($) => $.whatIf.difference)}>{cents(after - before)}</Figure>
        {refused.map((each) => (
          <Figure key={each.reason} label={t(($) => $.whatIf.reasons[each.reason])}>
            {each.bookings}
          </Figure>
        ))}
        <Figure label={t(($) => $.whatIf.columns.tooLate)}>{tooLate}</Figure>
        <Figure label={t(($) => $.whatIf.hit)}>{hitPeople}</Figure>
      </Figures>
      {rows.length > 0 && (
        <>
          <DataTable
            label={t(($) => $.whatIf.hit)}
            columns={columns}
            rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
          />
          <div>
            <Button variant="quiet" icon={<Icon path={mdiFileExportOutline} />} onClick={save}>
              {t(($) => $.report.csv)}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
};
