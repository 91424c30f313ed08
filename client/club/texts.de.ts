import type { Basis, BrowserKey, DataClass } from './legal/dataClasses.ts';

export const clubTextsDe = {
  imprint: {
    title: 'Impressum',
    intro: 'Angaben nach § 5 DDG und § 18 Absatz 2 MStV',
    provider: 'Anbieter',
    contact: 'Kontakt',
    email: 'E-Mail',
    phone: 'Telefon',
    board: 'Vertreten durch den Vorstand',
    register: 'Eingetragen im Vereinsregister',
    vatId: 'Umsatzsteuer-Identifikationsnummer (§ 27a UStG)',
    responsible: 'Verantwortlich für den Inhalt (§ 18 Absatz 2 MStV)',
    places: 'Unsere Anlagen',
    inside: 'Halle',
    outside: 'Freiplätze',
    map: 'Auf der Karte ansehen',
    mapNote: 'Der Link führt zu einem fremden Kartendienst. Erst wenn du ihn öffnest, erfährt dieser etwas von dir.',
    dispute: 'Verbraucherstreitbeilegung',
    disputeText:
      'Wir nehmen an keinem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.',
  },
  terms: {
    title: 'Platz- und Spielordnung',
    version: 'Stand {{date}}, Fassung {{version}}',
    none: 'Keine Platz- und Spielordnung',
    noneText: 'Der Verein hat noch keine veröffentlicht.',
  },
  privacy: {
    title: 'Datenschutz',
    intro: 'Was wir von dir speichern, wozu, auf welcher Grundlage und wie lange.',
    controller: 'Verantwortlich',
    controllerText: 'Verantwortlich im Sinne der DSGVO ist der Verein. Bei Fragen zu deinen Daten schreib uns.',
    table: {
      title: 'Deine Daten bei uns',
      what: 'Was und wozu',
      basis: 'Grundlage',
      retention: 'Wie lange',
    },
    classes: {
      account: {
        name: 'Dein Konto',
        purpose:
          'Name, Mitgliedsnummer, E-Mail, Telefon, Adresse, Rolle und Sprache: damit du dich anmelden, buchen und Rechnungen erhalten kannst.',
      },
      unconfirmed: {
        name: 'Unbestätigte Gastkonten',
        purpose: 'Was du bei der Registrierung eingibst, bis du den Link in unserer E-Mail geöffnet hast.',
      },
      bookings: {
        name: 'Deine Buchungen',
        purpose:
          'Platz, Zeit, Preis und Bemerkung: für den Belegungsplan und die Abrechnung. Danach nennen sie niemanden mehr; im Protokoll bleibt eine Nummer statt deines Namens.',
      },
      seasonOffers: {
        name: 'Angebote für die nächste Saison',
        purpose: 'Welche Zeit wir dir anbieten und was du antwortest: damit wir die Saison planen können.',
      },
      vouchers: {
        name: 'Stundenkarten',
        purpose:
          'Welche Karte du wann bestellt hast, und mit welcher Buchung du sie verbraucht hast: für die Abrechnung.',
      },
      payments: {
        name: 'Online-Zahlungen',
        purpose:
          'Betrag, Zahlungsart und die Nummer der Zahlung beim Anbieter: damit deine Buchung bezahlt ist und du Geld zurückbekommen kannst. Karten- und Kontodaten sehen wir nie.',
      },
      invoices: {
        name: 'Rechnungen',
        purpose:
          'Name, Adresse, Beträge und für wen du zahlst: so lange, wie das Steuerrecht es verlangt, vom Ende des Jahres an.',
      },
      mandates: { name: 'Lastschriftmandate', purpose: 'IBAN und Name: um Rechnungen einzuziehen.' },
      debits: { name: 'Lastschriften', purpose: 'Konto und Betrag: Belege, wie das Steuerrecht sie verlangt.' },
      statements: {
        name: 'Kontoauszüge des Vereins',
        purpose:
          'Name, Konto, Verwendungszweck und Betrag deiner Zahlungen an den Verein: so lange, wie das Steuerrecht es verlangt.',
      },
      mails: {
        name: 'E-Mails an dich',
        purpose: 'Welche E-Mail wann verschickt wurde, ohne ihren Text: damit wir sie dir noch einmal schicken können.',
      },
      codes: {
        name: 'Einmalcodes',
        purpose: 'Codes und Links aus unseren E-Mails, unlesbar gespeichert; jeder gilt nur einmal.',
      },
      secondFactor: {
        name: 'Zweiter Faktor',
        purpose: 'Der Schlüssel deiner Authenticator-App, wenn du eine einrichtest.',
      },
      signIns: {
        name: 'Anmeldeversuche',
        purpose:
          'Wann und von wo eine Anmeldung fehlschlug, als Prüfsumme statt als Adresse: damit niemand Passwörter durchprobieren kann.',
      },
      sessions: {
        name: 'Angemeldete Geräte',
        purpose:
          'Mit welchem Browser und System du seit wann angemeldet bist, ohne Adresse: damit du siehst, wo du angemeldet bist, und ein Gerät abmelden kannst.',
      },
      calendarLink: {
        name: 'Link zu deinem Kalender',
        purpose: 'Seit wann es ihn gibt, und eine Prüfsumme des Links, wenn du deine Buchungen abonnierst.',
      },
      knownPlaces: {
        name: 'Von wo du dich anmeldest',
        purpose:
          'Eine Prüfsumme der Adresse, von der du dich zuletzt angemeldet hast: damit niemand dich durch falsche Versuche aussperren kann.',
      },
      protocol: {
        name: 'Protokoll',
        purpose:
          'Wer wann was gebucht oder geändert hat, mit einer Nummer statt des Namens: damit Fragen sich klären lassen.',
      },
      backups: {
        name: 'Sicherungen',
        purpose:
          'Kopien aller Daten, damit nach einem Schaden nichts fehlt. Was gelöscht wurde, ist darin danach nicht mehr lesbar.',
      },
    },
    bases: {
      contract: 'Vertrag und Mitgliedschaft (Art. 6 Abs. 1 b DSGVO)',
      law: 'Gesetzliche Pflicht (Art. 6 Abs. 1 c DSGVO, § 147 AO, § 14b UStG)',
      interest: 'Berechtigtes Interesse an einem sicheren Betrieb (Art. 6 Abs. 1 f DSGVO)',
    },
    retention: {
      erasure: 'bis dein Konto gelöscht wird',
      removed: 'bis du ihn entfernst',
      years_one: '{{count}} Jahr',
      years_other: '{{count}} Jahre',
      days_one: '{{count}} Tag',
      days_other: '{{count}} Tage',
    },
    browser: {
      title: 'In deinem Browser',
      text: 'Wir setzen kein Cookie, außer du wechselst die Sprache: Dann steht sie, und nur sie, in einem. Wir binden nichts von fremden Servern ein: keine Schriften, keine Karten, keine Zählung. Gespeichert wird nur, was du selbst wählst oder tust, und nur in deinem Browser.',
      what: 'Was',
      key: 'Name im Speicher',
      until: 'Wie lange',
      session: 'bis du den Tab schließt, höchstens 4 Stunden',
      local: 'bis du es änderst oder im Browser löschst',
      keys: {
        session: 'Deine Anmeldung',
        typedInput: 'Was du eingetippt hast, solange die Seite für eine neue Version neu lädt',
        reloaded: 'Für welche Versionen sich die Seite selbst neu geladen hat',
        booking: 'Deine begonnene Buchung',
        preferences: 'Sportart, Ansicht und Zahlungsart, die du zuletzt gewählt hast',
        language: 'Deine Sprache, auch als Cookie',
        mode: 'Helle oder dunkle Farben',
        contrast: 'Normaler oder starker Kontrast',
        layout: 'Wo das Menü steht',
        density: 'Wie eng Listen stehen',
        kioskPairing: 'Auf einem Bildschirm im Clubhaus: womit er die Plätze von heute abruft',
      },
    },
    recipients: {
      title: 'Wer sie sonst bekommt',
      text: 'Niemand, außer wer für uns die Server und den E-Mail-Versand betreibt, an unsere Weisung gebunden (Art. 28 DSGVO). Rechnungen gehen auch an unsere Steuerberatung und auf Verlangen ans Finanzamt. Andere Mitglieder sehen im Belegungsplan, dass ein Platz belegt ist, aber nicht, von wem; es sei denn, der Verein zeigt die Namen.',
      online:
        'Bezahlst du online, geben wir PayPal oder, bei Kreditkarten, Stripe den Betrag und die Nummer deiner Bestellung. Was du auf deren Seite eingibst, erfahren nur sie; dafür gilt ihre Datenschutzerklärung.',
    },
    more: {
      title: 'Gut zu wissen',
      list: {
        duty: 'Was du angeben musst: nur, was wir für Konto, Buchung und Rechnung brauchen. Ohne diese Angaben können wir dir kein Konto einrichten.',
        abroad:
          'Daten im Ausland: Wir geben nichts in Länder außerhalb der EU weiter. Ein Zahlungsanbieter, den du selbst wählst, kann das tun.',
        automatic: 'Automatische Entscheidungen: keine. Niemand wird bewertet, und es entsteht kein Profil von dir.',
      },
    },
    rights: {
      title: 'Deine Rechte',
      list: {
        access: 'Auskunft und Kopie: In deinem Profil kannst du alle deine Daten ansehen und herunterladen.',
        correction: 'Berichtigung: Adresse, Telefon und Sprache änderst du selbst, alles andere auf Nachricht an uns.',
        erasure:
          'Löschung: Du kannst sie in deinem Profil verlangen. Rechnungen bleiben so lange, wie das Gesetz es verlangt.',
        restriction: 'Einschränkung und Widerspruch: Schreib uns, wenn du einer Verarbeitung widersprechen willst.',
        complaint: 'Beschwerde: bei der Datenschutzaufsicht deines Bundeslandes.',
      },
    },
  },
} as const satisfies {
  imprint: unknown;
  terms: unknown;
  privacy: {
    classes: Record<DataClass, { name: string; purpose: string }>;
    bases: Record<Basis, string>;
    browser: { keys: Record<BrowserKey, string> } & Record<string, unknown>;
  } & Record<string, unknown>;
};
