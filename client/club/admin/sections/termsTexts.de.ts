export const termsTextsDe = {
  help: 'Wer bucht, stimmt ihr vor der ersten Buchung einmal zu. Leere Zeilen trennen Absätze; „# “ beginnt eine Überschrift, „- “ einen Punkt einer Liste.',
  helpCurrent:
    'In Kraft: {{version}}. Ein anderer Text wird eine neue Fassung, der alle vor ihrer nächsten Buchung zustimmen. „# “ beginnt eine Überschrift, „- “ einen Punkt einer Liste.',
  version: 'Fassung {{version}} vom {{date}}',
  de: 'Text',
  en: 'Text auf Englisch (freiwillig)',
  older: 'Frühere Fassungen',
} as const;
