import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useSportName } from '../../core/texts/useSportName.ts';
import type { BookingFilter } from './bookingFilter.ts';
import { FilterChips } from './FilterChips.tsx';
import { stateChoices } from './stateChoices.ts';

const Filters = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1), marginTop: theme.spacing(3) }));
const allSports = 'ALL';

type BookingFiltersProps = {
  filter: BookingFilter;
  /** Those of the person's bookings: with one there is nothing to choose. */
  sports: readonly string[];
  onChange: (filter: BookingFilter) => void;
};

/** Which bookings are listed: by state (product.md §4), and by sport for those who play several. */
export const BookingFilters = ({ filter, sports, onChange }: BookingFiltersProps) => {
  const { t } = useTranslation('myBookings');
  const sportName = useSportName();
  return (
    <Filters>
      <FilterChips
        label={t(($) => $.filter.label)}
        choices={stateChoices.map((key) => ({
          key,
          label: key === 'ALL' ? t(($) => $.filter.ALL) : t(($) => $.state[key]),
        }))}
        chosen={filter.state}
        onChoose={(state) => onChange({ ...filter, state })}
      />
      {sports.length > 1 && (
        <FilterChips
          label={t(($) => $.filter.sport)}
          choices={[
            { key: allSports, label: t(($) => $.filter.allSports) },
            ...sports.map((sport) => ({ key: sport, label: sportName(sport) })),
          ]}
          chosen={filter.sport ?? allSports}
          onChoose={(sport) => onChange({ ...filter, sport: sport === allSports ? null : sport })}
        />
      )}
    </Filters>
  );
};
