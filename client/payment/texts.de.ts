export const paymentTextsDe = {
  title: 'Deine Zahlung',
  methods: { VOUCHER: 'Stundenkarte', INVOICE: 'Rechnung', PAYPAL: 'PayPal', CREDIT_CARD: 'Kreditkarte' },
  amount: '{{amount}} mit {{method}}',
  waiting: 'Wir warten auf deine Zahlung. Die Plätze sind bis {{until}} für dich reserviert.',
  preparing: 'Die Zahlung wird vorbereitet …',
  declinedHeld:
    'Die Zahlung wurde abgelehnt, berechnet wurde nichts. Die Plätze bleiben bis {{until}} für dich reserviert: Bezahle sie anders, oder versuche es noch einmal.',
  states: {
    PAID: 'Bezahlt. Deine Plätze sind gebucht.',
    DECLINED:
      'Die Zahlung wurde abgelehnt. Es wurde nichts gebucht und nichts berechnet. Du kannst den Platz gleich anders bezahlen.',
    EXPIRED:
      'Die Zeit zum Bezahlen ist vorbei. Es wurde nichts gebucht. Falls doch Geld ankommt, buchen oder erstatten wir es.',
    ABANDONED: 'Du wolltest doch nicht bezahlen. Es wurde nichts gebucht, und die Plätze sind wieder frei.',
    REFUND_DUE:
      'Deine Zahlung kam zu spät oder mit einem anderen Betrag an. Gebucht ist nichts. Du bekommst dein Geld zurück.',
    REFUNDED:
      'Deine Zahlung kam zu spät oder mit einem anderen Betrag an. Gebucht ist nichts. Du hast dein Geld zurückbekommen.',
  },
  pay: 'Jetzt bezahlen',
  giveUp: 'Doch nicht buchen',
  otherwise: 'Anders bezahlen',
  calendar: 'In den Kalender',
  calendarFile: 'platzbuchung.ics',
  courts: 'Plätze',
  show: 'Im Platzplan zeigen',
  unknown: 'Diese Zahlung gibt es nicht. Prüfe die Adresse.',
  lost: 'Der Stand ist gerade nicht abrufbar. Wir versuchen es weiter.',
  loading: 'Der Stand der Zahlung wird geladen …',
  mine: 'Meine Buchungen',
  again: 'Platz buchen',
  signIn: 'Melde dich an, um deine Buchungen zu sehen.',
} as const;
