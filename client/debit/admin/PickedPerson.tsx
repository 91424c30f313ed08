import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { touchTarget } from '../../ui/theme/shape.ts';

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'center',
  minHeight: touchTarget,
  cursor: 'pointer',
  '& input': { flex: 'none', width: 22, height: 22, margin: 0, accentColor: theme.vars.palette.primary.main },
}));

type PickedPersonProps = { name: string; isPicked: boolean; onToggle: () => void };

/** A person whose invoice is collected, or left out. */
export const PickedPerson = ({ name, isPicked, onToggle }: PickedPersonProps) => {
  const { t } = useTranslation('debitAdmin');
  return (
    <Choice>
      <input type="checkbox" checked={isPicked} onChange={onToggle} />
      <span>{name || t(($) => $.unknown)}</span>
    </Choice>
  );
};
