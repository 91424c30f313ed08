import { useTranslation } from 'react-i18next';
import type { Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { type Place, placeKey, slotKey } from '../../courtPlan/plan/slot.ts';
import { alternativesFor } from '../../courtPlan/selection/alternativesFor.ts';
import type { LostBlock } from '../../courtPlan/selection/revalidate.ts';
import { selectBlock } from '../../courtPlan/selection/selectBlock.ts';
import type { Booking } from '../useBooking.ts';
import { useBlockText } from '../useBlockText.ts';
import { useLostAnnouncements } from './useLostAnnouncements.ts';
import { dismissLost, select } from '../wizard/wizardChanges.ts';

const overPlan = (theme: Theme) => ({
  position: 'fixed' as const,
  zIndex: theme.zIndex.appBar,
  right: theme.spacing(4),
  bottom: `calc(var(--pw-bottom-bar, 0px) + ${theme.spacing(4)})`,
  left: theme.spacing(4),
  maxWidth: 720,
  maxHeight: '50dvh',
  overflow: 'auto',
  marginInline: 'auto',
});

/**
 * Above the steps it moves the content below it; over the plan it is fixed at the bottom, so that no cell moves while
 * it is tapped.
 */
const Stack = styled('div', { shouldForwardProp: (name) => name !== 'isOver' })<{ isOver: boolean }>(
  ({ theme, isOver }) => ({
    display: 'grid',
    gap: theme.spacing(3),
    '& p': { margin: 0 },
    ...(isOver ? overPlan(theme) : { '&:not(:empty)': { marginBottom: theme.spacing(4) } }),
    '@media print': { display: 'none' },
  }),
);
const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  alignItems: 'center',
  marginTop: theme.spacing(2),
}));

type LostNoticesProps = Pick<Booking, 'wizard' | 'apply' | 'dayOn' | 'setup'> & { isOverPlan: boolean };

/** Every slot that was removed from the selection, by its name, with up to three alternatives (decisions.md B23). */
export const LostNotices = ({ wizard, apply, dayOn, setup, isOverPlan }: LostNoticesProps) => {
  const { t } = useTranslation('deferredBooking');
  const text = useBlockText(setup.plans);
  useLostAnnouncements(wizard.lost, setup.plans);
  const replace = (lost: LostBlock, place: Place) => {
    const day = dayOn(lost);
    if (!day) return;
    apply((current) => {
      const change = selectBlock(day, current.slots, place);
      return dismissLost(lost)(change.kind === 'added' ? select(change.slots)(current) : current);
    });
  };
  return (
    <Stack isOver={isOverPlan}>
      {wizard.lost.map((lost) => {
        const day = dayOn(lost);
        const alternatives = day ? alternativesFor(day, lost) : [];
        return (
          <NoticeBox key={slotKey(lost)} kind="warning">
            <p>
              <strong>{text.long(lost)}</strong> {t(($) => $.lost[lost.reason])}.{' '}
              {wizard.slots.length > 0 && t(($) => $.lost.othersStay)}
            </p>
            <Choices>
              <span>{alternatives.length > 0 ? t(($) => $.lost.alternatives) : t(($) => $.lost.noAlternative)}</span>
              {alternatives.map((place) => (
                <Button key={placeKey(place)} variant="secondary" onClick={() => replace(lost, place)}>
                  {text.short({ ...lost, ...place })}
                </Button>
              ))}
              <Button variant="quiet" onClick={() => apply(dismissLost(lost))}>
                {t(($) => $.lost.seen)}
              </Button>
            </Choices>
          </NoticeBox>
        );
      })}
    </Stack>
  );
};
