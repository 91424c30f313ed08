import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { GuestPricesQuery } from '../../__generated__/GuestPricesQuery.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useSportName } from '../../core/texts/useSportName.ts';
import { radius, touchTarget } from '../../ui/theme/shape.ts';

const Root = styled('details')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.control,
  '& > summary': { minHeight: touchTarget, padding: theme.spacing(2.5, 4), fontWeight: 600, cursor: 'pointer' },
  '& > p': { ...theme.typography.body2, padding: theme.spacing(2, 4, 3) },
}));
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  '& th, & td': { padding: theme.spacing(1.5, 4), textAlign: 'right', fontFeatureSettings: '"tnum"' },
  '& th': { color: theme.vars.palette.text.secondary, fontWeight: 600 },
  '& tr > :first-of-type': { textAlign: 'left' },
  '& tbody th[scope="rowgroup"]': {
    paddingTop: theme.spacing(4),
    color: theme.vars.palette.text.primary,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/** The guest prices, before registration (screens.md U42); the whole list on demand. */
export const GuestPrices = () => {
  const { t } = useTranslation('auth');
  const sportName = useSportName();
  const { cents } = useFormat();
  const { generalInfos } = useLazyLoadQuery<GuestPricesQuery>(
    graphql`
      query GuestPricesQuery {
        generalInfos {
          guestPrices {
            sport
            time
            weekday
            weekend
          }
          guestVatRate
        }
      }
    `,
    {},
  );
  const prices = generalInfos.guestPrices;
  if (prices.length === 0) return null;
  const lowest = Math.min(...prices.flatMap(({ weekday, weekend }) => [weekday, weekend]));
  const sports = [...new Set(prices.map(({ sport }) => sport))];
  return (
    <Root>
      <summary>{t(($) => $.register.prices.from, { price: cents(lowest) })}</summary>
      <Table aria-label={t(($) => $.register.prices.title)}>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.register.prices.time)}</th>
            <th scope="col">{t(($) => $.register.prices.weekday)}</th>
            <th scope="col">{t(($) => $.register.prices.weekend)}</th>
          </tr>
        </thead>
        {sports.map((sport) => (
          <tbody key={sport}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {sportName(sport)}
              </th>
            </tr>
            {prices
              .filter((price) => price.sport === sport)
              .map(({ time, weekday, weekend }) => (
                <tr key={time}>
                  <td>{t(($) => $.register.prices.since, { time })}</td>
                  <td>{cents(weekday)}</td>
                  <td>{cents(weekend)}</td>
                </tr>
              ))}
          </tbody>
        ))}
      </Table>
      <p>{t(($) => (generalInfos.guestVatRate > 0 ? $.register.prices.noteWithVat : $.register.prices.note))}</p>
    </Root>
  );
};
