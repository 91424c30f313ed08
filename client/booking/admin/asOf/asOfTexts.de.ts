/** The court plan as it was known at a moment. */
export const asOfTextsDe = {
  asOf: {
    menu: 'Zeitreise',
    title: 'Zeitreise',
    sport: 'Sportart',
    day: 'Spieltag',
    now: 'Belegungsplan für {{day}}, wie er jetzt ist',
    then: 'Belegungsplan für {{day}}, wie er am {{time}} bekannt war',
    hint: 'Nur zum Lesen. Pfeiltasten bewegen.',
    same: 'Kein Unterschied zu jetzt',
    sameThen: 'Kein Unterschied zum Stand vom {{time}}',
    differences_one: '{{count}} Unterschied zu jetzt',
    differences_other: '{{count}} Unterschiede zu jetzt',
    differencesThen_one: '{{count}} Unterschied zum Stand vom {{time}}',
    differencesThen_other: '{{count}} Unterschiede zum Stand vom {{time}}',
    gone: 'Danach weg: {{what}}',
    added: 'Danach neu: {{what}}',
    changed: 'Danach geändert: {{then}}; dann {{later}}',
    happened: 'Was zu diesem Zeitpunkt geschah',
    position: 'Position {{position}} im Protokoll',
    empty: {
      title: 'An diesem Tag ist nie etwas gebucht worden',
      text: 'Wähle einen anderen Spieltag oder eine andere Sportart.',
    },
  },
} as const;
