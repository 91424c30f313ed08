import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { LastRebuild_rebuild$key } from '../../../__generated__/LastRebuild_rebuild.graphql.ts';
import { typedIn } from '../../../core/forms/typedNumbers.ts';
import { useMoment } from '../../../core/formatting/useMoment.ts';
import { useLanguage } from '../../../core/texts/language.ts';

/** How the last rebuild ended, and whether the log gave other rows than were in use. */
export const LastRebuild = ({ rebuild: key }: { rebuild: LastRebuild_rebuild$key }) => {
  const { t } = useTranslation('operations');
  const moment = useMoment();
  const language = useLanguage();
  const { at, events, seconds, problem, tables } = useFragment(
    graphql`
      fragment LastRebuild_rebuild on ReadModelRebuild {
        at
        events
        seconds
        problem
        tables {
          name
          rowsBefore
          rowsAfter
          isSame
        }
      }
    `,
    key,
  );
  const time = moment(Date.parse(at));
  if (problem != null) return t(($) => $.failed, { time, problem });
  const different = tables.filter(({ isSame }) => !isSame);
  const count = tables.reduce((rows, { rowsAfter }) => rows + rowsAfter, 0);
  const compared = [
    ...different.map(({ name, rowsBefore, rowsAfter }) =>
      rowsBefore === rowsAfter
        ? t(($) => $.changed, { table: name, count: rowsAfter })
        : t(($) => $.different, { table: name, before: rowsBefore, after: rowsAfter }),
    ),
    ...(different.length > 0 ? [t(($) => $.logCounts)] : []),
    ...(tables.length === 0 ? [t(($) => $.notCompared)] : []),
    ...(tables.length > 0 && different.length === 0 ? [t(($) => $.same, { count })] : []),
  ];
  return [t(($) => $.done, { time, events, seconds: typedIn(language, seconds.toFixed(1)) }), ...compared].join(' ');
};
