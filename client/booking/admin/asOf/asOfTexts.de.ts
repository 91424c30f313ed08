/** The court plan as it was known at a moment. */
export const asOfTextsDe = {
  asOf: {
    menu: 'Zeitreise',
    title: 'Zeitreise',
    sport: 'Sportart',
    day: 'Spieltag',
    slider: 'Stand',
    previous: 'Ein Ereignis zurück',
    next: 'Ein Ereignis weiter',
    now: 'Belegungsplan für {{day}}, wie er jetzt ist',
    then: 'Belegungsplan für {{day}}, wie er am {{time}} bekannt war',
    differences_one: '{{count}} Unterschied zu jetzt',
    differences_other: '{{count}} Unterschiede zu jetzt',
    gone: 'Seitdem weg: {{what}}',
    added: 'Seitdem neu: {{what}}',
    changed: 'Seitdem geändert: {{then}}; jetzt {{now}}',
    happened: 'Was zu diesem Zeitpunkt geschah',
    position: 'Position {{position}} im Protokoll',
    empty: {
      title: 'An diesem Tag ist nie etwas gebucht worden',
      text: 'Wähle einen anderen Spieltag oder eine andere Sportart.',
    },
  },
} as const;
