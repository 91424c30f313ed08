import { type SeasonHolderAsked, type SeasonMailKind, seasonHolderAsked } from '@platzwart/contracts/booking';
import { clubClockOf } from '@platzwart/contracts/club-time';
import { type Language, demoCorrelation, sportNameOf } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';
import type { Club } from '../core/readClub.ts';
import { dataOf } from '../core/eventData.ts';
import { formatsOf } from '../core/formats.ts';
import type { MailContent } from '../core/mailContent.ts';
import { type MailDefinition, pointless, written } from '../core/mailDefinition.ts';
import type { MailFeature } from '../core/mailFeature.ts';
import type { PlannedMail } from '../core/mailTrigger.ts';
import { readMetadata } from '../core/readMetadata.ts';
import { blockText } from './blockText.ts';
import { inOrderOfWeek } from './inOrderOfWeek.ts';
import { seasonTexts } from './seasonTexts.ts';

type Offer = SeasonHolderAsked['data'];

const factsOf = ({ series, sport }: Offer, club: Club, language: Language): NonNullable<MailContent['facts']> => {
  const { weekday, dates } = seasonTexts[language];
  const { day } = formatsOf(language);
  const { place, times } = blockText(club, language);
  return inOrderOfWeek(series).map(({ repetition, court, start, end, startdate, enddate }) => {
    const block = { sport, court, date: startdate, start, end };
    return { label: weekday[repetition], lines: [dates(day(startdate), day(enddate)), times(block), place(block)] };
  });
};

const sportOf = ({ sport }: Offer, club: Club, language: Language): string =>
  sportNameOf({ sport, labels: club.sports[sport]?.labels ?? null }, language);

/** All series that a holder is offered, with the secret link to answer; pointless once the last day is over. */
const seasonMail = (kind: 'asked' | 'reminder'): MailDefinition => ({
  address: 'present',
  codeIdOf: (event) => dataOf(seasonHolderAsked, event).codeId,
  // Somebody who plays in two sports gets an offer for each.
  replacesOlder: false,
  write: async ({ event, addressee: { firstName, language }, club, codeOf, now }) => {
    const offer = dataOf(seasonHolderAsked, event);
    if (clubClockOf(now).date > offer.answerUntil) return pointless('NO_LONGER_WANTED');
    const token = await codeOf(offer.codeId);
    if (token === null) return pointless('CODE_GONE');
    const texts = seasonTexts[language];
    const { subject, heading, opening, until } = texts[kind];
    return written({
      subject: subject(sportOf(offer, club, language)),
      heading,
      paragraphs: [opening({ firstName, club: club.name }), until(formatsOf(language).day(offer.answerUntil))],
      facts: factsOf(offer, club, language),
      button: { label: texts.button, path: `/auth/season-offer#${token}` },
      notes: [texts.notBooked, texts.secret],
    });
  },
});

/** One for each question, about all series of the holder (decisions.md N17). */
const asked = (event: RecordedEvent): readonly PlannedMail[] => {
  const { personId, isReminder } = dataOf(seasonHolderAsked, event);
  if (readMetadata(event.metadata).correlationId === demoCorrelation) return [];
  return [{ kind: isReminder ? 'SEASON_REMINDER' : 'SEASON_ASKED', personId, about: event.id }];
};

/** All e-mails about offers of the next season. */
export const seasonMails: MailFeature<SeasonMailKind> = {
  definitions: { SEASON_ASKED: seasonMail('asked'), SEASON_REMINDER: seasonMail('reminder') },
  triggers: { SeasonHolderAsked: { plan: asked, ifUnreadable: 'SEASON_ASKED' } },
};
