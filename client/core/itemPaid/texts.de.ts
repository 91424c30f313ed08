export const itemPaidTextsDe = {
  action: 'Beim Verein bezahlt',
  actionNamed: 'Beim Verein bezahlt: {{what}}',
  title: 'Beim Verein bezahlt?',
  text: '{{what}}: {{amount}} sind da. Es kommt dann auf keine Rechnung mehr.',
  day: 'Bezahlt am',
  dayWrong: 'Wähle einen Tag, der nicht in der Zukunft liegt.',
  reference: 'Beleg (freiwillig)',
  referenceHelp: 'Zum Beispiel die Nummer im Kassenbuch.',
  submit: 'Als bezahlt eintragen',
  done: 'Die Zahlung ist eingetragen.',
} as const;
