import { type ReactNode, useId } from 'react';
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

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  // Below the name, beside the box.
  paddingInlineStart: `calc(22px + ${theme.spacing(3)})`,
  color: theme.vars.palette.text.secondary,
}));

type PickedPersonProps = {
  name: string;
  /** What is to be known before the invoice is chosen. */
  note: ReactNode;
  isPicked: boolean;
  onToggle: () => void;
};

/** A person whose invoice is collected, or left out. */
export const PickedPerson = ({ name, note, isPicked, onToggle }: PickedPersonProps) => {
  const { t } = useTranslation('debitAdmin');
  const noteId = useId();
  return (
    <>
      <Choice>
        <input
          type="checkbox"
          checked={isPicked}
          onChange={onToggle}
          aria-describedby={note === null ? undefined : noteId}
        />
        <span>{name || t(($) => $.unknown)}</span>
      </Choice>
      {note !== null && <Note id={noteId}>{note}</Note>}
    </>
  );
};
