/** How the club bills and is paid, for the procedure documentation; in German, as it is. */
export const billingText = `### Rechnungen und Zahlungen

- Was zu zahlen ist, steht als Forderung im Protokoll: je Platzbuchung, Gastgebühr und Stundenkarte eine. Eine Forderung steht auf höchstens
  einer gültigen Rechnung.
- Rechnungen und Stornorechnungen haben eine gemeinsame Nummernfolge je Kalenderjahr (JJJJ-NNNNN). Die Nummer wird in demselben
  Schreibvorgang vergeben, in dem die Rechnung ausgestellt wird; so entsteht keine Lücke und keine Nummer doppelt.
- Eine ausgestellte Rechnung wird nie geändert. Sie wird als Ganzes durch eine Stornorechnung aufgehoben; was darauf stand, kann danach neu
  berechnet werden.
- Storniert ein Administrator eine Buchung, die auf einer unbezahlten Rechnung steht, ohne ihren Preis zu behalten, so entstehen in demselben
  Schreibvorgang die Stornorechnung und eine neue Rechnung über den Rest. Bezahlte Rechnungen, und solche, deren Lastschrift bei der Bank
  liegt, werden in der Liste als zu berichtigen genannt.
- Das PDF wird allein aus dem versiegelten Inhalt der Rechnung geschrieben und aufbewahrt; jeder weitere Abruf ergibt dieselben Bytes.
- Bis zu drei Schreiben erinnern an eine fällige Rechnung. Zahlung, Rücklastschrift, Wiedereröffnung und Erstattung sind eigene Ereignisse mit
  Tag, Weg und Beleg.
- Der Export an die Buchhaltung (DATEV, CSV) nennt zu jeder Buchung ihren Beleg und zu jedem Erlös das Leistungsdatum. Eine Stornorechnung
  steht unter der Nummer ihrer Rechnung, damit offene Posten ausgeglichen werden, mit ihrer eigenen als zweiter. Ein weiterer Export enthält
  nur, was neu ist; Korrekturen sind Generalumkehrungen, keine Änderungen.
`;
