import { readModelNames } from '@platzwart/contracts/catalogue';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ReadModelFiguresQuery } from '../../__generated__/ReadModelFiguresQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { Figure, Figures, Tile } from '../../ui/layout/Tile.tsx';

/** Whether the read models are up to date with the log. */
export const ReadModelFigures = () => {
  const { t } = useTranslation('dashboard');
  const { readModels } = useLazyLoadQuery<ReadModelFiguresQuery>(
    graphql`
      query ReadModelFiguresQuery {
        readModels {
          id
          name
          behind
          rebuilding
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  const stateOf = ({ behind, rebuilding }: (typeof readModels)[number]): string => {
    if (rebuilding != null) return t(($) => $.rebuilding, { percent: Math.round(rebuilding * 100) });
    return behind === 0 ? t(($) => $.upToDate) : t(($) => $.behind, { count: behind });
  };
  const nameOf = (model: string): string => {
    const name = readModelNames.find((each) => each === model);
    return name ? t(($) => $.readModelNames[name]) : model;
  };
  return (
    <Tile title={t(($) => $.readModels)}>
      <p>{t(($) => $.readModelsHint)}</p>
      <Figures>
        {readModels.map((model) => (
          <Figure key={model.id} label={nameOf(model.name)}>
            {stateOf(model)}
          </Figure>
        ))}
      </Figures>
    </Tile>
  );
};
