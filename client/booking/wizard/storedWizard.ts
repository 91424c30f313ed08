import * as v from 'valibot';
import { maxPlayers } from '@platzwart/contracts/booking';
import {
  centsSchema,
  localDateSchema,
  localTimeSchema,
  minuteOfDay,
  noCents,
  paymentMethods,
} from '@platzwart/contracts/core';
import { endOf, minutesOf, startOf } from '../../courtPlan/plan/slot.ts';
import { type Block, mergeSlots, totalsOf } from '../../courtPlan/selection/mergeSlots.ts';
import type { SelectedSlot } from '../../courtPlan/selection/selectedSlot.ts';
import { type Wizard, emptyWizard, steps } from './wizardState.ts';

const playerSchema = v.object({ userID: v.nullable(v.string()), name: v.string() });

const storedSlotSchema = v.object({
  date: localDateSchema,
  start: localTimeSchema,
  end: localTimeSchema,
  court: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Missing where an order is begun again: then nobody has seen one. */
  price: v.optional(centsSchema),
  sport: v.pipe(v.string(), v.nonEmpty()),
  remark: v.optional(v.string()),
  players: v.optional(v.pipe(v.array(playerSchema), v.maxLength(maxPlayers))),
});

const storedWizardSchema = v.object({
  personId: v.string(),
  activeStep: v.picklist(steps),
  selectedSlots: v.pipe(v.array(storedSlotSchema), v.maxLength(500)),
  paymentMethod: v.nullable(v.picklist(paymentMethods)),
  bookedFor: v.optional(v.nullable(v.string()), null),
  acceptedTerms: v.optional(v.nullable(v.number()), null),
  /** Of an order that is begun again while its courts are still held. */
  replaced: v.optional(v.pipe(v.array(v.string()), v.maxLength(500)), []),
  idempotencyKey: v.nullable(v.string()),
});

const toStored = ({ date, court, price, sport, remark, players = [], ...place }: SelectedSlot | Block) => ({
  date,
  start: startOf(place),
  end: endOf(place),
  court,
  price,
  sport,
  ...(remark ? { remark } : {}),
  ...(players.length > 0 ? { players: [...players] } : {}),
});

const fromStored = ({
  start,
  end,
  remark,
  players,
  price = noCents,
  ...slot
}: v.InferOutput<typeof storedSlotSchema>): SelectedSlot => ({
  ...slot,
  price,
  startMinute: minuteOfDay(start),
  endMinute: minuteOfDay(end),
  ...(remark === undefined ? {} : { remark }),
  ...(players === undefined ? {} : { players }),
});

/** The shape of product.md §3, "Booking in progress", and its owner. */
export const encodeWizard = (wizard: Wizard, personId: string): string => {
  const { duration, price } = totalsOf(wizard.slots);
  return JSON.stringify({
    personId,
    activeStep: wizard.activeStep,
    selectedSlots: wizard.slots.map(toStored),
    mergedBookings: mergeSlots(wizard.slots).map((block) => ({ ...toStored(block), duration: minutesOf(block) })),
    totalDuration: duration,
    totalPrice: price,
    paymentMethod: wizard.paymentMethod,
    ...(wizard.bookedFor !== null && { bookedFor: wizard.bookedFor }),
    ...(wizard.acceptedTerms !== null && { acceptedTerms: wizard.acceptedTerms }),
    ...(wizard.replaced.length > 0 && { replaced: wizard.replaced }),
    idempotencyKey: wizard.idempotencyKey,
  });
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * The stored booking in progress of this person, to be checked against the plan; null where there is none, where it
 * belongs to another person, or where it has another shape (decisions.md B23). An unanswered order is not checked: it
 * is sent again with its key, and the server decides.
 */
export const decodeWizard = (text: string | null, personId: string): Wizard | null => {
  const stored = v.safeParse(storedWizardSchema, parseJson(text ?? ''));
  if (!stored.success || stored.output.personId !== personId) return null;
  const { activeStep, selectedSlots, paymentMethod, bookedFor, acceptedTerms, replaced, idempotencyKey } =
    stored.output;
  const slots = selectedSlots.map(fromStored);
  const isEmptySelection = slots.length === 0;
  return {
    ...emptyWizard,
    activeStep: isEmptySelection ? 0 : activeStep,
    slots,
    paymentMethod,
    bookedFor,
    acceptedTerms,
    replaced: isEmptySelection ? [] : replaced,
    idempotencyKey: isEmptySelection ? null : idempotencyKey,
    isChecked: isEmptySelection || idempotencyKey !== null,
    isPriced: selectedSlots.every(({ price }) => price !== undefined),
  };
};
