/** On which days § 19 UStG holds. */
export const smallBusinessTextsDe = {
  title: 'Kleinunternehmer nach § 19 UStG',
  help: 'Was an diesen Tagen gespielt oder verkauft wird, ist ohne Mehrwertsteuer, auch wenn es schon gebucht, aber noch nicht abgerechnet ist. Für alle anderen Tage gelten die Sätze. Preise und ausgestellte Rechnungen ändern sich nicht.',
  from: 'Erster Tag',
  to: 'Letzter Tag, wenn bekannt',
  period: 'Zeitraum {{number}}',
  newPeriod: 'Weiterer Zeitraum',
} as const;
