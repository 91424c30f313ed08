import type {} from '../core/relay/earlyAnswer.ts';

type Words = Readonly<Record<string, string>>;
/** What a page asks for, whoever looks at it and however it was opened. */
export type EarlyPage = Readonly<{
  path: string;
  /** Documents without variables, exactly as the page sends them; the first one's bookings are shown in the outline. */
  documents: readonly string[];
  nothingBooked: Readonly<Record<'de' | 'en', string>>;
  /** First words of courts' names in English. */
  courtWords: Words;
}>;

type Booking = Readonly<Record<'sport' | 'date' | 'start' | 'end' | 'state', string> & { court: number }>;
type Court = Readonly<{ number: number; name: string }>;
type Answer = Readonly<{
  data?: Readonly<{
    bookingsByUser: readonly Booking[];
    bookingsAsPlayer: readonly Booking[];
    bookingInfos: Readonly<{ sportSettings: readonly Readonly<{ name: string; courtList: readonly Court[] }>[] }>;
  }> | null;
}>;

/**
 * Runs in the page as an inline script: asks for the data of a signed-in person's page while its scripts are still on their way, and
 * writes the next bookings into the outline. The client takes the answers instead of asking again (core/relay/earlyAnswer.ts). Uses
 * nothing outside its own body.
 */
export const askEarly = ({ path, documents, nothingBooked, courtWords }: EarlyPage): void => {
  /** In milliseconds since the page was opened; a person who waited longer wants the state of now. */
  const newest = 20_000;
  const readToken = () => {
    try {
      return sessionStorage.getItem('accessToken');
    } catch {
      return null;
    }
  };
  const token = readToken();
  if (token === null || location.pathname !== path) return;
  const language = document.documentElement.lang === 'en' ? 'en' : 'de';
  const headers = {
    'content-type': 'application/json',
    'accept-language': language,
    accept: 'application/graphql-response+json, application/json',
    authorization: `Bearer ${token}`,
  };
  const signal = AbortSignal.timeout(newest);
  const ask = (query: string) => {
    const body = JSON.stringify({ query, variables: {} });
    return [body, fetch('/graphql', { method: 'POST', headers, body, signal })] as const;
  };
  const answers = new Map(documents.map(ask));
  globalThis.earlyAnswer = (request) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const answer = answers.get(body);
    answers.delete(body);
    const asked = new Headers(request.headers);
    const isSame = Object.entries(headers).every(([name, value]) => asked.get(name) === value);
    return isSame && performance.now() < newest ? answer : undefined;
  };

  const show = ({ data }: Answer): void => {
    const place = document.querySelector('.outline-bookings');
    if (!data || !place) return;
    const clock = new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'Europe/Berlin',
    });
    const now = clock.format();
    const dayOf = ({ date }: Booking, weekday: 'long' | 'short'): string =>
      new Date(`${date}T00:00:00Z`).toLocaleDateString(language === 'de' ? 'de-DE' : 'en-GB', {
        ...{ weekday, day: 'numeric', month: 'long' },
        timeZone: 'UTC',
      });
    const timeOf = ({ start, end }: Booking): string => `${start}–${end}${language === 'de' ? ' Uhr' : ''}`;
    const courtOf = ({ sport, court }: Booking): string => {
      const settings = data.bookingInfos.sportSettings.find(({ name }) => name === sport);
      const name = settings?.courtList.find(({ number }) => number === court)?.name ?? `Platz ${court}`;
      if (language === 'de') return name;
      return name.replace(/^(\S+)(?= \d+$)/, (word) => courtWords[word] ?? word);
    };
    const [next, ...later] = [...data.bookingsByUser, ...data.bookingsAsPlayer]
      .filter(({ state, date, end }) => state !== 'CANCELED' && `${date} ${end}` > now)
      .sort((a, b) => (`${a.date} ${a.start}` < `${b.date} ${b.start}` ? -1 : 1));
    const first = next ? `${dayOf(next, 'long')}, ${timeOf(next)}\n${courtOf(next)}` : nothingBooked[language];
    const others = later.slice(0, 5).map((other) => `${dayOf(other, 'short')}, ${timeOf(other)}, ${courtOf(other)}`);
    for (const text of [first, others.join('\n')])
      if (text !== '') place.append(Object.assign(document.createElement('p'), { textContent: text }));
    place.removeAttribute('hidden');
  };
  // A page that shows other bookings than the next ones draws them itself. A failure is told by the client, which asks again.
  const [bookings] = answers.values();
  if (bookings && !/[?&](?:period|state|sport)=/.test(location.search))
    bookings.then((answer) => answer.clone().json()).then(show, () => undefined);
  for (const answer of answers.values()) answer.catch(() => undefined);
};
