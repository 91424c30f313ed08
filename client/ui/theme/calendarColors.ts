/** `fill` behind `text` reaches 10:1; `edge` reaches 5:1 on paper (7:1 in the dark). Measured; see docs/adr/0010-client-shell.md. */
export type CalendarTint = Readonly<{ fill: string; edge: string; text: string }>;

export const calendarKinds = [
  'single',
  'guestSingle',
  'season',
  'guestSeason',
  'event',
  'training',
  'block',
  'selected',
] as const;
export type CalendarKind = (typeof calendarKinds)[number];
export type CalendarColors = Readonly<Record<CalendarKind, CalendarTint>>;

export const lightCalendar: CalendarColors = {
  single: { fill: '#DCEAFB', edge: '#1D5FB4', text: '#0D2E5C' },
  guestSingle: { fill: '#EDE3FA', edge: '#7A3FC0', text: '#3B1766' },
  season: { fill: '#CFEFF0', edge: '#00767C', text: '#00393C' },
  guestSeason: { fill: '#FBE1EF', edge: '#B8257A', text: '#5B0D3A' },
  event: { fill: '#FFF0C7', edge: '#946200', text: '#4A3000' },
  training: { fill: '#FADFD3', edge: '#B4532A', text: '#571F08' },
  block: { fill: '#E3E7E5', edge: '#5C6762', text: '#26302B' },
  selected: { fill: '#0B6B3A', edge: '#0B6B3A', text: '#FFFFFF' },
};

export const darkCalendar: CalendarColors = {
  single: { fill: '#14304F', edge: '#7DB4F5', text: '#DCEAFB' },
  guestSingle: { fill: '#332052', edge: '#BE9AF0', text: '#EDE3FA' },
  season: { fill: '#06393C', edge: '#5CC8CF', text: '#CFEFF0' },
  guestSeason: { fill: '#4A1534', edge: '#F08DC2', text: '#FBE1EF' },
  event: { fill: '#41300A', edge: '#F2C14E', text: '#FFF0C7' },
  training: { fill: '#47200F', edge: '#F0986F', text: '#FADFD3' },
  block: { fill: '#2A322E', edge: '#98A39E', text: '#E3E7E5' },
  selected: { fill: '#4CC38A', edge: '#4CC38A', text: '#05140D' },
};
