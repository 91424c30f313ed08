import { useTranslation } from 'react-i18next';
import { roles } from '@platzwart/contracts/core';
import { ButtonLink } from '../../ui/Button.tsx';
import { accountStates } from '../users/userFilter.ts';
import { Figure, Figures, Tile } from './Tile.tsx';
import { useAccountFigures } from './useAccountFigures.ts';

/** The accounts by role and by state, each a way to its list. */
export const AccountFigures = () => {
  const { t } = useTranslation('dashboard');
  const figures = useAccountFigures();
  return (
    <Tile
      title={t(($) => $.overview.accounts)}
      total={figures.all.total}
      action={
        <ButtonLink to="/dashboard/user" look="quiet">
          {t(($) => $.overview.all)}
        </ButtonLink>
      }
    >
      <h3>{t(($) => $.overview.byRole)}</h3>
      <Figures>
        {roles.map((role) => (
          <Figure key={role} label={t(($) => $.roles[role])} to={`/dashboard/user?role=${role}`}>
            {figures[role].total}
          </Figure>
        ))}
      </Figures>
      <h3>{t(($) => $.overview.byState)}</h3>
      <Figures>
        {accountStates.map((state) => (
          <Figure key={state} label={t(($) => $.states[state])} to={`/dashboard/user?state=${state}`}>
            {figures[state].total}
          </Figure>
        ))}
      </Figures>
    </Tile>
  );
};
