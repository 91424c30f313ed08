import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AccountFiguresQuery } from '../../../__generated__/AccountFiguresQuery.graphql.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { roles } from '@platzwart/contracts/core';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import { accountStates } from '../accounts/userFilter.ts';
import { Figure, Figures, Tile } from '../../../ui/layout/Tile.tsx';

const otherStates = accountStates.filter((state) => state !== 'ACTIVE');

/** The active accounts, by role, and those that do not count among them; each number with a link to its list. */
export const AccountFigures = () => {
  const { t } = useTranslation('userAdmin');
  const figures = useLazyLoadQuery<AccountFiguresQuery>(
    graphql`
      query AccountFiguresQuery {
        MEMBER: userPage(role: MEMBER, state: ACTIVE, size: 1) {
          total
        }
        GUEST: userPage(role: GUEST, state: ACTIVE, size: 1) {
          total
        }
        TRAINER: userPage(role: TRAINER, state: ACTIVE, size: 1) {
          total
        }
        ADMIN: userPage(role: ADMIN, state: ACTIVE, size: 1) {
          total
        }
        ACTIVE: userPage(state: ACTIVE, size: 1) {
          total
        }
        UNVERIFIED: userPage(state: UNVERIFIED, size: 1) {
          total
        }
        DEACTIVATED: userPage(state: DEACTIVATED, size: 1) {
          total
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  return (
    <Tile
      title={t(($) => $.overview.accounts)}
      total={figures.ACTIVE.total}
      action={
        <ButtonLink to="/dashboard/user" variant="quiet">
          {t(($) => $.overview.all)}
        </ButtonLink>
      }
    >
      <h3>{t(($) => $.overview.byRole)}</h3>
      <Figures>
        {roles.map((role) => (
          <Figure key={role} label={t(($) => $.roles[role])} to={`/dashboard/user?role=${role}&state=ACTIVE`}>
            {figures[role].total}
          </Figure>
        ))}
      </Figures>
      <h3>{t(($) => $.overview.others)}</h3>
      <Figures>
        {otherStates.map((state) => (
          <Figure key={state} label={t(($) => $.states[state])} to={`/dashboard/user?state=${state}`}>
            {figures[state].total}
          </Figure>
        ))}
      </Figures>
    </Tile>
  );
};
