import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  maxWidth: 960,
}));
/** Always in reach on a phone, where the form is long. */
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  alignItems: 'center',
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    zIndex: 1,
    bottom: 0,
    margin: theme.spacing(0, -4),
    padding: theme.spacing(3, 4),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.paper,
    '& > *': { flex: 1 },
  },
  '@media print': { display: 'none' },
  '& > span': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.down('md')]: { display: 'none' },
  },
}));

type UserFormFrameProps = { submit: string; isBusy: boolean; onSubmit: () => void; children: ReactNode };

/** Saves by its button, by Enter, and by Ctrl or ⌘ with S. */
export const UserFormFrame = ({ submit, isBusy, onSubmit, children }: UserFormFrameProps) => {
  const { t } = useTranslation('userAdmin');
  const form = useRef<HTMLFormElement>(null);
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <Form
      ref={form}
      noValidate
      onKeyDown={saveByKey}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      {children}
      <Bar>
        <Button type="submit" isBusy={isBusy}>
          {submit}
        </Button>
        <ButtonLink to="/dashboard/user" variant="secondary">
          {t(($) => $.form.cancel)}
        </ButtonLink>
        <span>{t(($) => $.form.shortcut)}</span>
      </Bar>
    </Form>
  );
};
