import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';

const State = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

type SaveRowProps = { isDirty: boolean; isBusy: boolean; onDiscard: () => void };

/** Below a form with saved values: whether it has unsaved changes. */
export const SaveRow = ({ isDirty, isBusy, onDiscard }: SaveRowProps) => {
  const { t } = useTranslation('profile');
  return (
    <ButtonRow>
      <Button type="submit" isBusy={isBusy}>
        {t(($) => $.save)}
      </Button>
      {isDirty && (
        <Button variant="quiet" onClick={onDiscard}>
          {t(($) => $.discard)}
        </Button>
      )}
      <State role="status">{isDirty && t(($) => $.unsaved)}</State>
    </ButtonRow>
  );
};
