import type { BookingRules, RoleLimits } from '../core/index.ts';
import {
  type FactLabel,
  type FieldsOf,
  asText,
  cardWords,
  group,
  methodWords,
  roleWords,
  rows,
  sphereWords,
  value,
  vatGroupWords,
  words,
} from '../core/facts.ts';

const yesNo = (de: string, en: string) => value([de, en], asText.yesNo);
const euros = (de: string, en: string) => value([de, en], asText.euros);
const limits = (role: FactLabel) =>
  group(role, {
    minAdvanceMinutes: value(['frühestens vor Beginn', 'at least before the start'], asText.minutes),
    maxAdvanceDays: value(['höchstens im Voraus', 'at most ahead'], asText.days),
    graceMinutes: value(['nach Beginn noch buchbar', 'still bookable after the start'], asText.minutes),
    maxOpenBookings: value(['höchstens offene Buchungen', 'at most open bookings'], asText.count),
    maxMinutesPerDay: value(['höchstens am Tag', 'at most per day'], asText.minutes),
    maxParallel: value(['höchstens zugleich', 'at most at once'], asText.count),
  } satisfies FieldsOf<RoleLimits>);

/** How a history shows the booking rules. */
export const bookingRulesFields = {
  reviewed: yesNo('Vom Verein geprüft', 'Reviewed by the club'),
  cancellationHours: value(['Stornofrist', 'Cancellation period'], asText.hours),
  allowedGuests: yesNo('Gäste dürfen buchen', 'Guests may book'),
  allowedTrainers: yesNo('Trainer dürfen buchen', 'Trainers may book'),
  allowedVouchers: yesNo('Stundenkarten', 'Hour cards'),
  allowedSeasonBookings: yesNo('Abos', 'Season tickets'),
  seasonDiscount: euros('Nachlass für Abos je Stunde', 'Discount of season tickets per hour'),
  showNames: yesNo('Namen im Plan', 'Names in the plan'),
  avoidGaps: yesNo('Lücken vermeiden', 'Avoid gaps'),
  players: words(['Mitspieler', 'Players'], {
    NONE: ['werden nicht genannt', 'are not named'],
    OPTIONAL: ['dürfen genannt werden', 'may be named'],
    REQUIRED: ['müssen genannt werden', 'must be named'],
  }),
  guestFee: euros('Gastgebühr', 'Guest fee'),
  paymentMethods: words(['Zahlungsarten', 'Ways to pay'], methodWords),
  invoiceForGuests: yesNo('Rechnung für Gäste', 'Invoices for guests'),
  defaultDiscount: value(['Rabatt für neue Personen', 'Discount of new people'], asText.percent),
  holidayRegion: value(['Feiertage von', 'Public holidays of'], asText.text),
  vatRates: rows(['MwSt.', 'VAT'], ['group', 'validFrom'], {
    group: words(['Gruppe', 'Group'], vatGroupWords),
    validFrom: value(['gültig ab', 'valid from'], asText.day),
    percent: value(['Satz', 'Rate'], asText.percent),
    sphere: words(['Bereich', 'Sphere'], sphereWords),
  }),
  smallBusinessPeriods: rows(['Kleinunternehmer (§ 19 UStG) ab', 'Small business (§ 19 UStG) from'], ['from'], {
    from: value(['ab', 'from'], asText.day),
    to: value(['bis', 'until'], asText.openDay),
  }),
  voucherPrices: rows(['Stundenkarte', 'Hour card'], ['type'], {
    type: words(['Art', 'Kind'], cardWords),
    price: euros('Preis', 'Price'),
  }),
  voucherHours: value(['Stunden je Karte', 'Hours per card'], asText.hours),
  limits: group(null, {
    MEMBER: limits(roleWords.MEMBER),
    GUEST: limits(roleWords.GUEST),
    TRAINER: limits(roleWords.TRAINER),
    ADMIN: limits(roleWords.ADMIN),
  }),
} as const satisfies FieldsOf<BookingRules>;
