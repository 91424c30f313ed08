type Typed = Readonly<{ from: string; to: string }>;

/** Summer: 20 April to 30 September; winter: 1 October to 19 April. */
const summerOf = (year: number): Typed => ({ from: `${year}-04-20`, to: `${year}-09-30` });
const winterOf = (year: number): Typed => ({ from: `${year}-10-01`, to: `${year + 1}-04-19` });

/** The season of the same kind before the one that begins next after `today`, and that one: what a club most likely plans. */
export const usualSeasons = (today: string): Readonly<{ source: Typed; period: Typed }> => {
  const year = Number(today.slice(0, 4));
  const next = [summerOf(year), winterOf(year), summerOf(year + 1)].find(({ from }) => from > today);
  const period = next ?? winterOf(year + 1);
  const begins = Number(period.from.slice(0, 4));
  return { source: period.from.endsWith('-04-20') ? summerOf(begins - 1) : winterOf(begins - 1), period };
};
