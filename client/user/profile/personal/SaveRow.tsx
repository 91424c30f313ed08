import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { ButtonRow } from '../../../ui/ButtonRow.tsx';

const State = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

type SaveRowProps = { isDirty: boolean; isBusy: boolean; onDiscard: () => void };

/** Below a form that stands there already filled in: whether anything waits to be saved. */
export const SaveRow = ({ isDirty, isBusy, onDiscard }: SaveRowProps) => {
  const { t } = useTranslation('profile');
  return (
    <ButtonRow>
      <Button type="submit" isBusy={isBusy}>
        {t(($) => $.save)}
      </Button>
      {isDirty && (
        <Button look="quiet" onClick={onDiscard}>
          {t(($) => $.discard)}
        </Button>
      )}
      <State role="status">{isDirty && t(($) => $.unsaved)}</State>
    </ButtonRow>
  );
};
