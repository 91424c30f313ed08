/** What payers have paid too much. */
export const creditTextsDe = {
  credits: {
    title: 'Guthaben: zu viel bezahlt',
    text: 'Hier kam mehr an, als eine Rechnung verlangt hat. Zahle das Guthaben aus, oder verrechne es mit einer offenen Rechnung derselben Person.',
    columns: { person: 'Person', invoice: 'Zu viel für', day: 'Bezahlt am', amount: 'Guthaben', action: 'Was tun?' },
    refund: 'Auszahlen',
    refundNamed: 'Guthaben auszahlen: {{amount}} an {{name}}, Rechnung {{number}}',
    refundAsked: 'Der Verein hat {{name}} das Guthaben von {{amount}} aus der Rechnung {{number}} ausgezahlt.',
    refunded: 'Die Auszahlung ist eingetragen.',
    setOff: 'Verrechnen',
    setOffNamed: 'Guthaben verrechnen: {{amount}} von {{name}}, Rechnung {{number}}',
    setOffTitle: 'Guthaben verrechnen',
    setOffText: '{{name}} hat {{amount}} Guthaben. Es bezahlt die Rechnung, die du wählst, ganz oder zum Teil.',
    invoice: 'Offene Rechnung',
    option: '{{number}}, offen {{amount}}',
    setOffDone: 'Das Guthaben ist verrechnet.',
    withdraw: 'Zurücknehmen',
    withdrawNamed: 'Guthaben zurücknehmen: {{amount}} von {{name}}, Rechnung {{number}}',
    withdrawTitle: 'Guthaben zurücknehmen',
    withdrawText:
      'Das Guthaben von {{name}} über {{amount}} war ein Irrtum, oder das Geld ging zurück. Ein Umsatz, aus dem es kam, ist dann wieder offen.',
    withdrawn: 'Das Guthaben ist zurückgenommen.',
  },
} as const;
