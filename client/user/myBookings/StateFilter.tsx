import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { radius } from '../../ui/theme/shape.ts';
import { type StateChoice, stateChoices } from './stateChoices.ts';

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  overflowX: 'auto',
  marginTop: theme.spacing(3),
  padding: theme.spacing(1),
  scrollbarWidth: 'none',
}));
const Choice = styled(Button)(({ theme }) => ({
  flex: 'none',
  padding: theme.spacing(1, 3.5),
  borderRadius: radius.round,
  fontSize: '0.875rem',
}));

type StateFilterProps = { chosen: StateChoice; onChoose: (choice: StateChoice) => void };

/** Which bookings are listed: all of them, or those in one state (product.md §4). */
export const StateFilter = ({ chosen, onChoose }: StateFilterProps) => {
  const { t } = useTranslation('myBookings');
  return (
    <Group role="group" aria-label={t(($) => $.filter.label)}>
      {stateChoices.map((choice) => (
        <Choice
          key={choice}
          variant={choice === chosen ? 'primary' : 'secondary'}
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
        >
          {choice === 'ALL' ? t(($) => $.filter.ALL) : t(($) => $.state[choice])}
        </Choice>
      ))}
    </Group>
  );
};
