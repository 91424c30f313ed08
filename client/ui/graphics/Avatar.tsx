import styled from '@emotion/styled';
import { calendarKinds } from '../theme/calendarColors.ts';

const tints = calendarKinds.filter((kind) => kind !== 'selected' && kind !== 'block');

/** Of names such as 't Hart, not the sign before it; a letter with its marks. */
const firstLetter = (name: string): string => (/\p{L}\p{M}*/u.exec(name)?.[0] ?? '').toUpperCase();

/** The colour follows from the first letter (product.md §9). */
const tintOf = (letter: string) => tints[(letter.codePointAt(0) ?? 0) % tints.length] ?? 'single';

const Round = styled('span', { shouldForwardProp: (prop) => prop !== 'tint' })<{ tint: ReturnType<typeof tintOf> }>(
  ({ theme, tint }) => ({
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: '50%',
    border: `1.5px solid ${theme.vars.palette.calendar[tint].edge}`,
    background: theme.vars.palette.calendar[tint].fill,
    color: theme.vars.palette.calendar[tint].text,
    fontWeight: 700,
  }),
);

/** A person's first letter; decoration beside their name. */
export const Avatar = ({ name }: { name: string }) => {
  const letter = firstLetter(name);
  return (
    <Round tint={tintOf(letter)} aria-hidden="true">
      {letter}
    </Round>
  );
};
