import { useEffect } from 'react';
import { noCents } from '@platzwart/contracts/core';
import type { Day } from '../../courtPlan/plan/cell.ts';
import { slotOf } from '../../courtPlan/plan/dayLookup.ts';
import type { Place } from '../../courtPlan/plan/slot.ts';
import { selectBlock } from '../../courtPlan/selection/selectBlock.ts';
import type { Booking } from '../useBooking.ts';
import { type WizardChange, applyRevalidation, select } from '../wizard/wizardChanges.ts';

/** Chooses a time of a court; where it is not free, it is named as lost, which offers others instead. */
const chooseOn =
  (day: Day, place: Place): WizardChange =>
  (wizard) => {
    const change = selectBlock(day, wizard.slots, place);
    if (change.kind === 'added') return select(change.slots)(wizard);
    const lost = [{ ...slotOf(day, place), price: noCents, remark: '', players: [], reason: 'occupied' as const }];
    return applyRevalidation({ slots: wizard.slots, lost, pricesChanged: false }, false)(wizard);
  };

type RequestedBlockProps = Pick<Booking, 'wizard' | 'apply' | 'go'> & { day: Day; block: Place };

/** Does once what an address asks for with a court and a time, e.g. that of a booking to be repeated. Shows nothing. */
export const RequestedBlock = ({ wizard, apply, go, day, block }: RequestedBlockProps) => {
  const isOpenToChange = wizard.isChecked && wizard.idempotencyKey === null;
  useEffect(() => {
    if (!isOpenToChange) return;
    apply(chooseOn(day, block));
    go({});
  }, [day, block, isOpenToChange, apply, go]);
  return null;
};
