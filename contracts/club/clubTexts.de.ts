import type { FeatureTexts } from '../core/index.ts';

export const clubTextsDe = {
  errors: {
    ERR_GENERAL_INFOS_NOT_UPDATED:
      'Die Angaben zum Verein konnten nicht gespeichert werden. Prüfe sie und versuche es noch einmal.',
    ERR_TIME_AND_COURT_INFOS_NOT_UPDATED:
      'Zeiten und Plätze konnten nicht gespeichert werden. Prüfe, ob künftige Buchungen im Weg sind.',
    ERR_PRICE_INFOS_NOT_UPDATED:
      'Die Preise konnten nicht gespeichert werden. Prüfe die Beträge und versuche es noch einmal.',
    ERR_SETTINGS_HURT_BOOKINGS:
      'Künftige Buchungen passen nicht mehr dazu, deshalb ist nichts geändert. Sieh sie dir an und entscheide, ob sie storniert werden.',
    ERR_SETTINGS_OUTDATED:
      'Gerade hat noch jemand die Einstellungen gespeichert, deshalb ist nichts geändert. Deine Eingaben stehen noch da: Prüfe die Änderungen und speichere noch einmal.',
    ERR_EXPORT_OUTDATED: 'Gerade hat noch jemand exportiert. Sieh dir die Liste an und exportiere dann noch einmal.',
    ERR_NOTHING_TO_EXPORT: 'In diesem Zeitraum ist alles exportiert. Wähle einen anderen, oder exportiere alles.',
  },
  mailKinds: {
    LOG_HEAD: 'Prüfsumme des Protokolls',
    LOG_FLAWED: 'Fehler im Protokoll',
  },
  readModels: {
    club_settings: 'Einstellungen',
  },
  you: {
    ClubOpened: 'Du hast den Verein eröffnet.',
    DemoEnded: 'Du hast die Demo beendet.',
    LogHeadSent: 'Du hast den Prüfwert des Protokolls verschickt.',
    LogProofRequested: 'Du hast das Protokoll prüfen lassen.',
    LogProven: 'Das Protokoll wurde geprüft.',
    BookingsRefused: 'Abgelehnte Buchungsversuche wurden gezählt.',
    AccountingExported: 'Du hast Buchungen für die Steuerberatung exportiert.',
    ClearanceOrdered: 'Du hast Buchungen stornieren lassen, die nicht mehr zu den Einstellungen passen.',
    ClearanceCompleted: 'Du hast die unpassenden Buchungen storniert.',
    ClubDescribed: 'Du hast die Angaben zum Verein geändert.',
    ImprintStated: 'Du hast das Impressum geändert.',
    BillingStated: 'Du hast die Angaben für Rechnungen geändert.',
    AccountingStated: 'Du hast die Konten der Buchhaltung geändert.',
    TermsIssued: 'Du hast die Platz- und Spielordnung neu gefasst.',
    SportArranged: 'Du hast Plätze und Zeiten einer Sportart geändert.',
    SportsOrdered: 'Du hast die Reihenfolge der Sportarten geändert.',
    SportWithdrawn: 'Du hast eine Sportart entfernt.',
    PricesSet: 'Du hast Preise geändert.',
    BookingRulesSet: 'Du hast die Buchungsregeln geändert.',
  },
  others: {
    ClubOpened: '{{who}} hat das Protokoll begonnen.',
    DemoEnded: '{{who}} hat die Demo beendet.',
    LogHeadSent: '{{who}} hat den Prüfwert des Protokolls verschickt.',
    LogProofRequested: '{{who}} hat das Protokoll prüfen lassen.',
    LogProven: 'Das Protokoll wurde geprüft.',
    BookingsRefused: 'Abgelehnte Buchungsversuche wurden gezählt.',
    AccountingExported: '{{who}} hat Buchungen für die Steuerberatung exportiert.',
    ClearanceOrdered: '{{who}} hat Buchungen stornieren lassen, die nicht mehr zu den Einstellungen passen.',
    ClearanceCompleted: '{{who}} hat die unpassenden Buchungen storniert.',
    ClubDescribed: '{{who}} hat die Angaben zum Verein geändert.',
    ImprintStated: '{{who}} hat das Impressum geändert.',
    BillingStated: '{{who}} hat die Angaben für Rechnungen geändert.',
    AccountingStated: '{{who}} hat die Konten der Buchhaltung geändert.',
    TermsIssued: '{{who}} hat die Platz- und Spielordnung neu gefasst.',
    SportArranged: '{{who}} hat Plätze und Zeiten einer Sportart geändert.',
    SportsOrdered: '{{who}} hat die Reihenfolge der Sportarten geändert.',
    SportWithdrawn: '{{who}} hat eine Sportart entfernt.',
    PricesSet: '{{who}} hat Preise geändert.',
    BookingRulesSet: '{{who}} hat die Buchungsregeln geändert.',
  },
} as const satisfies FeatureTexts;

export const clubSuccessTextsDe = {
  SUC_GENERAL_INFOS_UPDATED: 'Die Angaben zum Verein sind gespeichert.',
  SUC_TIME_AND_COURT_INFOS_UPDATED: 'Zeiten und Plätze sind gespeichert.',
  SUC_PRICE_INFOS_UPDATED: 'Die Preise sind gespeichert.',
  SUC_SETTINGS_UPDATED: 'Die Einstellungen sind gespeichert.',
  SUC_REBUILD_REQUESTED: 'Die Ansicht wird neu aufgebaut.',
  SUC_PROOF_REQUESTED: 'Das Protokoll wird geprüft.',
  SUC_POSTINGS_EXPORTED: 'Die Buchungen sind exportiert.',
} as const;
