import { type TaxSphere, type VatGroup, bookingRetentionYears, invoiceRetentionYears } from '@platzwart/contracts/core';
import type { HistoryKind } from '@platzwart/contracts/catalogue';
import { billingText } from './billingText.ts';
import type { ProcedureFacts } from './procedureFacts.ts';

const dayAndTime = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});
const atClub = (instant: string): string => dayAndTime.format(new Date(instant));

const kindNames: Readonly<Record<HistoryKind, string>> = {
  BOOKING: 'Buchungen',
  WAITING_LIST: 'Warteliste',
  EVENT: 'Termine des Vereins',
  INVOICE: 'Rechnungen',
  PERSON: 'Konten',
  SETTINGS: 'Einstellungen',
  VOUCHER: 'Stundenkarten',
  BANK: 'Kontoumsätze',
  SEASON: 'Saisonplanung',
};
const namesOfKinds: ReadonlyMap<string, string> = new Map(Object.entries(kindNames));

const groupNames: Readonly<Record<VatGroup, string>> = {
  MEMBER: 'Plätze, Mitglieder',
  GUEST: 'Plätze, Gäste',
  VOUCHER: 'Stundenkarten',
  GUEST_FEE: 'Gastgebühr',
};
const sphereNames: Readonly<Record<TaxSphere, string>> = {
  IDEELL: 'ideeller Bereich',
  VERMOEGEN: 'Vermögensverwaltung',
  ZWECKBETRIEB: 'Zweckbetrieb',
  WGB: 'wirtschaftlicher Geschäftsbetrieb',
};

/** A cell must neither end the cell nor the row. */
const cell = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? '_Keine Einträge._'
    : [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const notStated = '_nicht angegeben_';

/** On which days of service § 19 UStG holds. */
const smallBusinessOf = (rules: ProcedureFacts['rules']): string => {
  const periods = rules?.smallBusinessPeriods ?? [];
  const named = periods.map(({ from, to }) => (to === null ? `ab ${from}` : `von ${from} bis ${to}`));
  return named.length === 0 ? 'nein' : named.join(', ');
};

const clubOf = ({ club, billing, rules }: ProcedureFacts): string => {
  if (!club) return 'Der Verein hat noch keine Angaben zu sich gemacht.';
  const { office, invoice } = club.addresses;
  return table(
    ['Angabe', 'Wert'],
    [
      ['Verein', club.displayName],
      ['Anschrift', `${office.street} ${office.houseNumber}, ${office.zip} ${office.city}`],
      ['Rechnungssteller', invoice.consignor],
      ['Steuernummer', billing?.taxNumber ?? notStated],
      ['Kleinunternehmer (§ 19 UStG)', smallBusinessOf(rules)],
    ],
  );
};

const vatOf = ({ rules }: ProcedureFacts): string =>
  table(
    ['Leistung', 'Satz', 'gilt ab (Spieltag)', 'Sphäre'],
    (rules?.vatRates ?? []).map(({ group, percent, validFrom, sphere }) => [
      groupNames[group],
      `${percent} %`,
      validFrom,
      sphereNames[sphere],
    ]),
  );

const typesOf = ({ types }: ProcedureFacts): string =>
  table(
    ['Bereich', 'Ereignis', 'Version', 'Anzahl', 'erstes', 'letztes'],
    types.map(({ kind, type, schemaVersion, count, first, last }) => [
      kind === null ? 'andere Programmversion' : (namesOfKinds.get(kind) ?? kind),
      type,
      schemaVersion === null ? '–' : String(schemaVersion),
      String(count),
      atClub(first),
      atClub(last),
    ]),
  );

const changesOf = ({ settingsChanges }: ProcedureFacts): string =>
  table(
    ['Zeit', 'Ereignis', 'Position', 'durch Mitglied'],
    settingsChanges.map(({ occurredAt, type, position, actor }) => [
      atClub(occurredAt),
      type,
      position,
      actor ?? 'System oder gelöschtes Konto',
    ]),
  );

const readModelsOf = ({ readModels }: ProcedureFacts): string =>
  table(
    ['Auswertung', 'Version', 'Stand (Position)'],
    readModels.map(({ name, version, position }) => [name, String(version), position ?? '–']),
  );

const adminsOf = ({ admins }: ProcedureFacts): string =>
  table(
    ['Mitgliedsnummer', 'Name', 'zweiter Faktor'],
    admins.map(({ memberNumber, name, secondFactor }) => [memberNumber, name, secondFactor ? 'ja' : 'nein']),
  );

const headOf = ({ head }: ProcedureFacts): string =>
  head
    ? `Stand: Position ${head.position} des Ereignisprotokolls, geschrieben am ${atClub(head.recordedAt)}.`
    : 'Das Ereignisprotokoll ist leer.';

/**
 * The procedure documentation for the tax office as Markdown, in German (GoBD, decisions.md N50): general description, use, technical
 * system, operation and internal controls. `version` is that of the software, `madeAt` an instant. What a club decides by itself (who enters
 * and checks what, where paper lies) it adds in the marked places.
 */
export const proceduresText = (
  facts: ProcedureFacts,
  { version, madeAt }: { version: string; madeAt: string },
): string =>
  `# Verfahrensdokumentation: Platzbuchung und Abrechnung

Erstellt am ${atClub(madeAt)} mit Platzwart ${version} aus den Daten der laufenden Anlage. ${headOf(facts)}

## 1 Allgemeine Beschreibung

${clubOf(facts)}

Platzwart verwaltet Plätze, Konten, Buchungen und deren Abrechnung. Jeder Geschäftsvorfall wird in dem Augenblick, in dem er geschieht, als
Ereignis in ein fortlaufendes Protokoll geschrieben. Das Protokoll ist die einzige Aufzeichnung; alle Listen, Rechnungen und Auswertungen
werden daraus berechnet und können jederzeit erneut berechnet werden.

**Vom Verein zu ergänzen:** Wer pflegt Preise und Einstellungen? Wer stellt Rechnungen, wer prüft Zahlungseingänge? Wo liegen Belege auf Papier?

## 2 Anwendung: welche Vorfälle aufgezeichnet werden

Mitglieder, Gäste und Trainer buchen selbst, Administratoren buchen für andere. Preis, Rolle, Rabatt, Steuersatz und die Fassung der
Einstellungen werden beim Buchen in das Ereignis geschrieben; eine spätere Preisänderung ändert keine Buchung. Ändern und Stornieren sind
eigene Ereignisse mit Zeit, Person und Grund. Nichts wird überschrieben oder gelöscht.

${typesOf(facts)}

${billingText}
### Steuersätze

${vatOf(facts)}

## 3 Technisches System

- Beträge sind ganze Cent, brutto. Die Umsatzsteuer wird je Steuersatz aus der Summe herausgerechnet und kaufmännisch gerundet.
- Zusammengehörige Ereignisse (alle Buchungen eines Auftrags) werden ganz oder gar nicht geschrieben. Eine Prüfung vor dem Schreiben schließt
  aus, dass zwei Buchungen denselben Platz zur selben Zeit belegen.
- Jedes Ereignis trägt Position, Zeit, handelnde Person und den Hash seines Vorgängers. Eine nachträgliche Änderung, ein Einschub oder ein
  Verlust bricht diese Kette und wird von \`npm run verify-log\` genannt. Der unterschriebene Stand des Protokolls liegt getrennt von ihm.
- Der Datenbankzugang, mit dem das Programm schreibt, darf an das Protokoll nur anhängen, nicht ändern oder löschen.
- Namen, Anschriften und Bemerkungen sind mit einem Schlüssel je Person verschlüsselt. Beim Löschen einer Person wird ihr Schlüssel vernichtet;
  die Ereignisse und Beträge bleiben.

### Auswertungen und ihre Fassung

${readModelsOf(facts)}

## 4 Betrieb

- **Sicherung:** \`npm run backup\` schreibt Protokoll und Schlüssel in einen neuen Ordner, im laufenden Betrieb; \`npm run restore\` prüft eine
  Sicherung und spielt sie ein.
- **Prüfung:** \`npm run verify-log\` rechnet die Kette nach, \`npm run doctor\` prüft die Anlage, \`npm run rebuild\` berechnet eine Auswertung neu.
- **Aufbewahrung:** Buchungen nennen ihre Person ${bookingRetentionYears} Jahre nach dem Spieltag, bis zum Ende des Kalenderjahrs; Ereignisse
  und Beträge bleiben. Rechnungen und Schreiben dazu sind ${invoiceRetentionYears} Jahre ab dem Ende des Jahres lesbar, in dem sie ausgestellt
  wurden, auch wenn ihre Person gelöscht ist; danach wird der Schlüssel des Jahres vernichtet.

**Vom Verein zu ergänzen:** Wie oft wird gesichert, wohin, und wer probt die Rückspielung?

## 5 Internes Kontrollsystem

Nur Administratoren ändern Preise, Einstellungen und fremde Buchungen. Wer Administrator ist, steht hier; jede Änderung dieses Rechts ist ein
Ereignis.

${adminsOf(facts)}

### Änderungen der Einstellungen

${changesOf(facts)}
`;
