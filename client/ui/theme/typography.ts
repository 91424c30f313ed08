/**
 * The fallbacks are the system's fonts, stretched to the same width (index.html), so that the layout does not shift
 * when ours are loaded.
 */
export const textFont = '"Inter Variable", "Inter Fallback", system-ui, sans-serif';
export const headingFont = '"Archivo Variable", "Archivo Fallback", system-ui, sans-serif';

const heading = (fontSize: string) => ({
  fontFamily: headingFont,
  fontWeight: 750,
  fontSize,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  wordSpacing: '0.06em',
});
const text = (fontSize: string, lineHeight: number) => ({
  fontFamily: textFont,
  fontWeight: 400,
  fontSize,
  lineHeight,
});

export const typography = {
  h1: heading('clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem)'),
  h2: heading('1.5rem'),
  h3: heading('1.25rem'),
  body1: text('1rem', 1.6),
  body2: text('0.875rem', 1.55),
  caption: text('0.75rem', 1.5),
};
