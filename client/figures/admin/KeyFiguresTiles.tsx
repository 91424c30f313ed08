import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { bookingCategories } from '@platzwart/contracts/booking';
import type { KeyFiguresTiles_figures$key } from '../../__generated__/KeyFiguresTiles_figures.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Figure, Figures } from '../../ui/layout/Tile.tsx';
import { FigureDefinition } from './FigureDefinition.tsx';
import { FigureTile } from './FigureTile.tsx';

const Totals = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: theme.spacing(4),
  margin: 0,
}));
const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: theme.spacing(4, 7),
  alignItems: 'start',
}));
const Heading = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  '& h3': { ...theme.typography.body2, margin: 0, fontWeight: 600, color: theme.vars.palette.text.secondary },
}));

const totals = ['users', 'bookings', 'events', 'vouchers', 'teams'] as const;
type TotalName = (typeof totals)[number];
const cardStates = ['UNPAID', 'INVOICED', 'PAID'] as const;
/** Lists that the numbers lead to. */
const lists: Partial<Record<TotalName, string>> = {
  users: '/dashboard/user?state=ACTIVE',
  events: '/dashboard/event',
  vouchers: '/dashboard/voucher',
};
/** A club without hour cards or teams is not told that it has none. */
const onlyWhereSome: readonly TotalName[] = ['vouchers', 'teams'];

/** Totals, bookings by category and single bookings by state, each with its definition. */
export const KeyFiguresTiles = ({ figures }: { figures: KeyFiguresTiles_figures$key }) => {
  const { t } = useTranslation(['figuresAdmin', 'courtPlan']);
  const { cents } = useFormat();
  const shown = useFragment(
    graphql`
      fragment KeyFiguresTiles_figures on KeyFigures {
        year
        totalUsers
        totalBookings
        totalEvents
        totalVouchers
        totalTeams
        vouchers {
          paymentState
          price
        }
        countBookingTypes {
          category
          count
        }
        singleBookings {
          state
          price
        }
      }
    `,
    figures,
  );
  const { year, countBookingTypes, singleBookings, vouchers } = shown;
  const numbers: Record<TotalName, number> = {
    ...{ users: shown.totalUsers, bookings: shown.totalBookings, events: shown.totalEvents },
    ...{ vouchers: shown.totalVouchers, teams: shown.totalTeams },
  };
  const counts = new Map<string, number>(countBookingTypes.map(({ category, count }) => [category, count]));
  return (
    <Card title={t(($) => $.title, { year: String(year) })}>
      <p>{t(($) => $.live)}</p>
      <Totals>
        {totals
          .filter((name) => numbers[name] > 0 || !onlyWhereSome.includes(name))
          .map((name) => (
            <FigureTile
              key={name}
              name={t(($) => $.totals[name])}
              definition={t(($) => $.definitions[name])}
              count={numbers[name]}
              to={lists[name]}
            />
          ))}
      </Totals>
      <Groups>
        <section>
          <Heading>
            <h3>{t(($) => $.byCategory)}</h3>
            <FigureDefinition name={t(($) => $.byCategory)} text={t(($) => $.definitions.byCategory)} />
          </Heading>
          <Figures>
            {bookingCategories.map((category) => (
              <Figure key={category} label={t(($) => $.categories[category], { ns: 'courtPlan' })}>
                {counts.get(category) ?? 0}
              </Figure>
            ))}
          </Figures>
        </section>
        <section>
          <Heading>
            <h3>{t(($) => $.singles)}</h3>
            <FigureDefinition name={t(($) => $.singles)} text={t(($) => $.definitions.singles)} />
          </Heading>
          <Figures>
            {singleBookings.map(({ state, price }) => (
              <Figure key={state} label={t(($) => $.states[state])}>
                {cents(price)}
              </Figure>
            ))}
          </Figures>
        </section>
        {shown.totalVouchers > 0 && (
          <section>
            <Heading>
              <h3>{t(($) => $.cards)}</h3>
              <FigureDefinition name={t(($) => $.cards)} text={t(($) => $.definitions.cards)} />
            </Heading>
            <Figures>
              {cardStates.map((state) => (
                <Figure key={state} label={t(($) => $.cardStates[state])}>
                  {cents(vouchers.find(({ paymentState }) => paymentState === state)?.price ?? 0)}
                </Figure>
              ))}
            </Figures>
          </section>
        )}
      </Groups>
      <div>
        <ButtonLink to="/dashboard/figures" variant="secondary">
          {t(($) => $.toReport)}
        </ButtonLink>
      </div>
    </Card>
  );
};
