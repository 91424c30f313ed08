/** Somebody is asked about their time on Tuesdays of the next summer, or reminded of it. */
export const seasonHolderAsked = (
  personId: string,
  { codeId, isReminder }: Readonly<{ codeId: string; isReminder: boolean }>,
) => ({
  type: 'SeasonHolderAsked',
  data: {
    ...{ planId: crypto.randomUUID(), personId, codeId, tokenHash: 'ab'.repeat(32), isReminder },
    ...{ askedOn: '2026-06-15', answerUntil: '2026-06-30', sport: 'TENNIS' },
    series: [
      {
        ...{ seriesId: crypto.randomUUID(), personId, category: 'SAISON', title: null, court: 3 },
        ...{ start: '18:00', end: '19:30', repetition: 'WEEKLY' },
        ...{ startdate: '2026-10-06', enddate: '2027-03-30' },
      },
    ],
  },
});
