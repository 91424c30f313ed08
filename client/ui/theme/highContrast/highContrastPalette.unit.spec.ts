import { describe, expect, it } from 'vitest';
import { highContrastDarkPalette, highContrastLightPalette } from './highContrastPalette.ts';
import { calendarKinds } from '../calendarColors.ts';
import type { Palette } from '../palette.ts';

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** WCAG 2.2, relative luminance of `#RRGGBB`. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a: string, b: string): number => {
  const [bright, dim] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return ((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05);
};

const kinds = ['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const;

/** Every pair of colours that the components use for a text and its background. */
const written = ({ background, text, clay, calendar, ...palette }: Palette): readonly (readonly [string, string])[] => {
  const grounds = [background.default, background.paper];
  const inks = [text.primary, text.secondary, clay.main, clay.onTint, ...kinds.map((kind) => palette[kind].main)];
  return [
    ...grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const)),
    ...kinds.flatMap((kind) => {
      const { main, dark, light, contrastText } = palette[kind];
      return [
        [contrastText, main],
        [contrastText, dark],
        [main, light],
        [text.primary, light],
      ] as const;
    }),
    ...[text.primary, clay.onTint].map((ink) => [ink, clay.tint] as const),
    ...calendarKinds.flatMap((kind) => [[calendar[kind].text, calendar[kind].fill] as const]),
    [palette.court.onSurround, palette.court.surround],
    [palette.ball, palette.court.surround],
  ];
};

describe.each([
  ['light', highContrastLightPalette],
  ['dark', highContrastDarkPalette],
])('The high contrast, %s', (_, palette) => {
  it('gives every text a contrast of at least 7:1', () => {
    expect(written(palette).filter(([ink, ground]) => contrast(ink, ground) < 7)).toEqual([]);
  });

  it('has no tint behind texts', () => {
    const grounds = [palette.clay.tint, ...kinds.map((kind) => palette[kind].light)];
    expect(new Set(grounds)).toEqual(new Set([palette.background.paper]));
    expect(['#FFFFFF', '#000000']).toContain(palette.background.paper);
  });

  it('tells what is booked from what is free by one grey ground, and what is selected by another', () => {
    const booked = calendarKinds.filter((kind) => kind !== 'selected').map((kind) => palette.calendar[kind].fill);
    const [ground = '', ...others] = new Set([...booked]);
    expect(others).toEqual([]);
    expect(contrast(ground, palette.background.paper)).toBeGreaterThan(1.5);
    expect(contrast(ground, palette.calendar.selected.fill)).toBeGreaterThan(3);
  });

  it('gives borders of controls and edges of categories a contrast of 7:1', () => {
    const lines = [
      palette.control.border,
      palette.divider,
      palette.focus,
      ...calendarKinds.map((kind) => palette.calendar[kind].edge),
    ];
    expect(lines.filter((line) => contrast(line, palette.background.paper) < 7)).toEqual([]);
  });

  it('gives edges of categories a contrast of 4.5:1 on the ground of what is booked', () => {
    const booked = calendarKinds.filter((kind) => kind !== 'selected').map((kind) => palette.calendar[kind]);
    expect(booked.filter(({ edge, fill }) => contrast(edge, fill) < 4.5)).toEqual([]);
  });
});
