import { readModelNames } from '@platzwart/contracts/catalogue';
import { useTranslation } from 'react-i18next';
import { shownPosition } from '@platzwart/contracts/core';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { ReadModelTableQuery } from '../../../__generated__/ReadModelTableQuery.graphql.ts';
import type { ReadModelTable_readModels$key } from '../../../__generated__/ReadModelTable_readModels.graphql.ts';
import { useMoment } from '../../../core/formatting/useMoment.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { AdminTable } from '../../../ui/material/admin/AdminTable.tsx';
import { LastRebuild } from './LastRebuild.tsx';
import { ReadModelState } from './ReadModelState.tsx';
import { RebuildButton } from './RebuildButton.tsx';
import { useReadModelChanges } from './useReadModelChanges.ts';

const useRows = (key: ReadModelTable_readModels$key) => {
  const { t } = useTranslation('operations');
  const moment = useMoment();
  const models = useFragment(
    graphql`
      fragment ReadModelTable_readModels on ReadModel @relay(plural: true) {
        id
        name
        version
        position
        behind
        rebuilding
        status
        problem
        isRequested
        lastEventAt
        lastRebuild {
          ...LastRebuild_rebuild
        }
      }
    `,
    key,
  );
  return models.map(({ id, name, version, position, lastEventAt, lastRebuild, ...state }) => {
    const known = readModelNames.find((each) => each === name);
    const label = known ? t(($) => $.names[known]) : name;
    const { status, behind, isRequested } = state;
    const rebuilding = state.rebuilding ?? null;
    return {
      key: id,
      cells: [
        `${label} (${t(($) => $.version, { version })})`,
        <ReadModelState
          status={status}
          problem={state.problem ?? null}
          behind={behind}
          rebuilding={rebuilding}
          isRequested={isRequested}
        />,
        shownPosition(position),
        lastEventAt == null ? '–' : moment(Date.parse(lastEventAt)),
        lastRebuild ? <LastRebuild rebuild={lastRebuild} /> : t(($) => $.none),
        <RebuildButton name={name} label={label} isDisabled={isRequested || rebuilding !== null} />,
      ],
    };
  });
};

/** Every read model, live: position, lag, and how its last rebuild ended. */
export const ReadModelTable = () => {
  const { t } = useTranslation('operations');
  const { readModels } = useLazyLoadQuery<ReadModelTableQuery>(
    graphql`
      query ReadModelTableQuery {
        readModels {
          ...ReadModelTable_readModels
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  useReadModelChanges();
  return (
    <AdminTable
      label={t(($) => $.readModels)}
      columns={[
        { label: t(($) => $.columns.name) },
        { label: t(($) => $.columns.state) },
        { label: t(($) => $.columns.position), isNarrow: true },
        { label: t(($) => $.columns.lastEvent), isNarrow: true },
        { label: t(($) => $.columns.last) },
        { label: t(($) => $.columns.actions), isSilent: true },
      ]}
      rows={useRows(readModels)}
    />
  );
};
