import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import type { SportPlan } from '../../../courtPlan/plan/sportPlan.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { wholeOf } from './bookingChange.ts';
import { ChangeReview } from './ChangeReview.tsx';
import type { KnownBooking } from './knownBooking.ts';

const Choice = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

type StaleNoticeProps = {
  plan: SportPlan;
  before: KnownBooking;
  latest: KnownBooking;
  /** Begins again with the latest state. */
  onRestart: () => void;
  /** Keeps what was entered, as a change of the latest state. */
  onKeep?: () => void;
};

/** Somebody else has changed the booking meanwhile: nothing is overwritten before one has seen what is different, and has chosen. */
export const StaleNotice = ({ plan, before, latest, onRestart, onKeep }: StaleNoticeProps) => {
  const { t } = useTranslation('bookingAdmin');
  return (
    <NoticeBox kind="warning" role="alert">
      <p>{t(($) => $.change.stale)}</p>
      <ChangeReview
        plan={plan}
        label={t(($) => $.change.meanwhile)}
        before={wholeOf(before)}
        after={wholeOf(latest)}
        preview={null}
      />
      <Choice>
        <Button type="button" variant="secondary" onClick={onRestart}>
          {t(($) => $.change.restart)}
        </Button>
        {onKeep && (
          <Button type="button" variant="secondary" onClick={onKeep}>
            {t(($) => $.change.keepMine)}
          </Button>
        )}
      </Choice>
    </NoticeBox>
  );
};
