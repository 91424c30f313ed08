/** Texts of the page on which a holder answers the club's question about the next season. */
export const seasonOfferTextsDe = {
  title: 'Deine Zeit in der nächsten Saison',
  greeting: 'Hallo {{name}}, möchtest du deine Zeit behalten?',
  until: 'Du kannst bis {{date}} antworten und deine Antwort bis dahin ändern. Gebucht ist noch nichts.',
  over: 'Die Frist ist am {{date}} abgelaufen. Wenn du deine Zeit noch willst, melde dich beim Verein.',
  unknown: 'Dieses Angebot gilt nicht mehr',
  unknownText:
    'Vielleicht gibt es eine neuere E-Mail mit einem neuen Link, oder der Verein hat die Saison schon geplant. Frag bitte beim Verein nach.',
  rhythm: { DAILY: 'Jeden Tag', WEEKLY: 'Jeden {{day}}', MONTHLY: 'Jeden Monat' },
  facts: '{{court}}, {{from}} bis {{to}}',
  price_one: '{{count}} Termin, {{price}}',
  price_other: '{{count}} Termine, {{price}}',
  answer: 'Deine Antwort',
  answers: { YES: 'Ja, ich behalte die Zeit', NO: 'Nein, danke', OTHER_TIME: 'Ich hätte gern eine andere Zeit' },
  otherTime: 'Welche Zeit passt dir besser?',
  otherTimeMissing: 'Schreib bitte dazu, welche Zeit dir besser passt.',
  missing: 'Beantworte bitte jede Serie.',
  submit: 'Antwort abschicken',
  done: 'Danke, deine Antwort ist beim Verein.',
  change: 'Du kannst sie hier bis {{date}} ändern.',
} as const;
