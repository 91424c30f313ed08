import type { FeatureTexts } from '../core/index.ts';

export const voucherTextsDe = {
  errors: {
    ERR_VOUCHER_NOT_CREATED:
      'Die Stundenkarte konnte nicht bestellt werden. Eine neue gibt es, sobald die letzte bezahlt ist und höchstens zwei Stunden übrig sind.',
    ERR_VOUCHER_NOT_UPDATED:
      'Die Stundenkarte konnte nicht geändert werden. Lade die Seite neu und versuche es noch einmal.',
    ERR_VOUCHER_NOT_DELETED:
      'Die Stundenkarte konnte nicht gelöscht werden. Benutzte oder bezahlte Karten bleiben bestehen.',
    ERR_VOUCHER_NOT_FOUND:
      'Diese Stundenkarte gibt es nicht mehr. Lade die Seite neu, um den aktuellen Stand zu sehen.',
    ERR_NO_OLDER_VOUCHER_FOUND:
      'Es gibt keine frühere Stundenkarte, auf die sich die Stunden zurückbuchen lassen. Schreibe sie von Hand gut.',
    ERR_VOUCHER_NOT_USABLE:
      'Damit kannst du hier nicht zahlen. Stundenkarten gelten höchstens zwei Wochen im Voraus und nur, solange genug Stunden übrig sind.',
  },
  mailKinds: {
    VOUCHER_ORDERED: 'Stundenkarte bestellt',
    VOUCHER_USED_UP: 'Stundenkarte aufgebraucht',
  },
  readModels: {
    vouchers: 'Stundenkarten',
  },
  you: {
    VoucherOrdered: 'Du hast die Karte bestellt.',
    VoucherTypeCorrected: 'Du hast die Art der Karte berichtigt.',
    VoucherConsentGiven: 'Du hast der sofortigen Nutzung der Karte zugestimmt.',
    VoucherDeleted: 'Du hast die Karte gelöscht.',
    HoursUsed: 'Du hast mit der Karte gebucht.',
    HoursReturned: 'Du hast Stunden zurückgegeben.',
  },
  others: {
    VoucherOrdered: '{{who}} hat die Karte bestellt.',
    VoucherTypeCorrected: '{{who}} hat die Art der Karte berichtigt.',
    VoucherConsentGiven: '{{who}} hat der sofortigen Nutzung der Karte zugestimmt.',
    VoucherDeleted: '{{who}} hat die Karte gelöscht.',
    HoursUsed: '{{who}} hat mit der Karte gebucht.',
    HoursReturned: '{{who}} hat Stunden zurückgegeben.',
  },
} as const satisfies FeatureTexts;

export const voucherSuccessTextsDe = {
  SUC_VOUCHER_CREATED: 'Die Stundenkarte ist bestellt.',
  SUC_VOUCHER_UPDATED: 'Die Stundenkarte ist geändert.',
  SUC_VOUCHER_DELETED: 'Die Stundenkarte ist gelöscht.',
} as const;
