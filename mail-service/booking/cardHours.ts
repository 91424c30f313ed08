import type { PersonId } from '@platzwart/contracts/core';
import { type VoucherId, hoursReturned, hoursUsed } from '@platzwart/contracts/voucher';
import { dataOf } from '../core/eventData.ts';
import type { MailContext } from '../core/mailDefinition.ts';
import { cardTexts } from './cardTexts.ts';
import { eventsOfCommand } from './eventsOfCommand.ts';

/** Half hours that cards paid, negative where they got some back, and what is left on these cards afterwards. */
type CardHours = Readonly<{ used: number; left: number; cards: number }>;

/** What the command of this e-mail did to the person's hour cards; null where it did nothing to them. */
const cardHoursOf = async (context: MailContext, owner: PersonId): Promise<CardHours | null> => {
  let used = 0;
  const leftOn = new Map<VoucherId, number>();
  for (const event of await eventsOfCommand(context)) {
    if (event.type !== hoursUsed.type && event.type !== hoursReturned.type) continue;
    const isUse = event.type === hoursUsed.type;
    const { personId, voucherId, halfHours, halfHoursLeft } = isUse
      ? dataOf(hoursUsed, event)
      : dataOf(hoursReturned, event);
    if (personId !== owner) continue;
    used += isUse ? halfHours : -halfHours;
    leftOn.set(voucherId, halfHoursLeft);
  }
  if (used === 0) return null;
  return { used, left: [...leftOn.values()].reduce((sum, left) => sum + left, 0), cards: leftOn.size };
};

/** A line about the hours that the person's cards paid or got back, and those left on them; none where no card is concerned. */
export const cardFacts = async (context: MailContext, owner: PersonId | null) => {
  const found = owner === null ? null : await cardHoursOf(context, owner);
  if (!found) return [];
  const { language } = context.addressee;
  const { label, hours, used, returned } = cardTexts[language];
  const inHours = (halfHours: number): string => hours((halfHours / 2).toLocaleString(language));
  const text = found.used > 0 ? used : returned;
  return [
    { label: label(found.cards), lines: [text(inHours(Math.abs(found.used)), inHours(found.left), found.cards)] },
  ];
};
