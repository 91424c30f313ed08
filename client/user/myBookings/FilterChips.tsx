import styled from '@emotion/styled';
import { Button } from '../../ui/buttons/Button.tsx';
import { radius } from '../../ui/theme/shape.ts';

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  overflowX: 'auto',
  padding: theme.spacing(1),
  scrollbarWidth: 'none',
}));
const Choice = styled(Button)(({ theme }) => ({
  flex: 'none',
  padding: theme.spacing(1, 3.5),
  borderRadius: radius.round,
  fontSize: '0.875rem',
}));

type FilterChipsProps<Key extends string> = {
  label: string;
  choices: readonly Readonly<{ key: Key; label: string }>[];
  chosen: Key;
  onChoose: (choice: Key) => void;
};

/** One of several choices, which stand side by side. */
export const FilterChips = <Key extends string>({ label, choices, chosen, onChoose }: FilterChipsProps<Key>) => (
  <Group role="group" aria-label={label}>
    {choices.map(({ key, label: text }) => (
      <Choice
        key={key}
        variant={key === chosen ? 'primary' : 'secondary'}
        aria-pressed={key === chosen}
        onClick={() => onChoose(key)}
      >
        {text}
      </Choice>
    ))}
  </Group>
);
