import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { bookingCategories } from '@platzwart/contracts/booking';
import { CategoryMark } from './CategoryMark.tsx';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 5),
  margin: theme.spacing(3, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'inline-flex', gap: theme.spacing(2), alignItems: 'center' },
}));

/** What the colours, edges and icons of the plan mean. */
export const CategoryLegend = () => {
  const { t } = useTranslation(['bookingAdmin', 'courtPlan']);
  return (
    <List aria-label={t(($) => $.legend)}>
      {bookingCategories.map((category) => (
        <li key={category}>
          <CategoryMark category={category} />
          {t(($) => $.categories[category], { ns: 'courtPlan' })}
        </li>
      ))}
    </List>
  );
};
