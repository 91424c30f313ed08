export const openPaymentTextsDe = {
  title: 'Noch nicht bezahlt',
  facts_one: 'Zu zahlen: {{amount}}. Der Platz ist bis {{until}} für dich reserviert und erst mit der Zahlung gebucht.',
  facts_other:
    'Zu zahlen: {{amount}}. Die Plätze sind bis {{until}} für dich reserviert und erst mit der Zahlung gebucht.',
  factsFor_one:
    'Zu zahlen: {{amount}}. Der Platz ist bis {{until}} für {{name}} reserviert und erst mit der Zahlung gebucht.',
  factsFor_other:
    'Zu zahlen: {{amount}}. Die Plätze sind bis {{until}} für {{name}} reserviert und erst mit der Zahlung gebucht.',
  pay: 'Jetzt bezahlen',
  payNamed: 'Jetzt bezahlen: {{order}}',
  payOtherwise: 'Anders bezahlen',
  payOtherwiseNamed: 'Anders bezahlen: {{order}}',
  declined: 'Die Zahlung wurde abgelehnt, reserviert bis {{until}}',
  giveUp: 'Doch nicht buchen',
  giveUpNamed: 'Doch nicht buchen: {{order}}',
  givenUp: 'Es wurde nichts gebucht, und die Plätze sind wieder frei.',
  held: 'Reserviert, Zahlung offen bis {{until}}',
  heldFor: 'Für {{name}} reserviert, Zahlung offen bis {{until}}',
} as const;
