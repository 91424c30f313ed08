import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ReadModelFiguresQuery } from '../../__generated__/ReadModelFiguresQuery.graphql.ts';
import { useRetryKey } from '../../core/retryKey.ts';
import { Figure, Figures, Tile } from './Tile.tsx';

const named = ['bookings', 'club_settings', 'people'] as const;

/** Whether everything on the screens is as the log says. */
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
    if (rebuilding != null) return t(($) => $.overview.rebuilding, { percent: Math.round(rebuilding * 100) });
    return behind === 0 ? t(($) => $.overview.upToDate) : t(($) => $.overview.behind, { count: behind });
  };
  const nameOf = (model: string): string => {
    const name = named.find((each) => each === model);
    return name ? t(($) => $.overview.readModelNames[name]) : model;
  };
  return (
    <Tile title={t(($) => $.overview.readModels)}>
      <p>{t(($) => $.overview.readModelsHint)}</p>
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
