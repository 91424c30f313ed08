import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { radius } from '../../ui/theme/shape.ts';
import { motion } from '../../ui/theme/motion.ts';
import type { Strength } from './strength.ts';
import { useStrength } from './useStrength.ts';

const shares: Readonly<Record<Strength, number>> = { guessed: 10, weak: 30, fair: 55, good: 80, strong: 100 };

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5), ...theme.typography.body2 }));
const Track = styled('div')(({ theme }) => ({
  height: 8,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.control.border}`,
  borderRadius: radius.round,
  background: theme.vars.palette.background.default,
}));
const Fill = styled('div')(({ theme }) => ({
  height: '100%',
  background: theme.vars.palette.error.main,
  transition: `width ${motion.normal}, background ${motion.normal}`,
  '&[data-strength="fair"]': { background: theme.vars.palette.warning.main },
  '&[data-strength="good"], &[data-strength="strong"]': { background: theme.vars.palette.success.main },
  '@media (forced-colors: active)': { background: 'Highlight' },
}));

/** Both texts lie in one cell, as high as the longer one: what stands below must not move while somebody reaches for it. */
const Words = styled('div')({
  display: 'grid',
  '& > *': { gridArea: '1 / 1' },
  '& > [data-hidden]': { visibility: 'hidden' },
});

/** The strength of the password, as a bar and in words; advice as long as nothing is typed. */
export const StrengthBar = ({ password, personalWords }: { password: string; personalWords: readonly string[] }) => {
  const { t } = useTranslation('auth');
  const strength = useStrength(password, personalWords);
  const advice = t(($) => $.password.strength.unknown);
  return (
    <Root>
      <Track aria-hidden="true">
        {strength && <Fill data-strength={strength} style={{ width: `${shares[strength]}%` }} />}
      </Track>
      <Words>
        <span aria-hidden="true" data-hidden="">
          {advice}
        </span>
        <span role="status">
          {strength
            ? `${t(($) => $.password.strength.label)}: ${t(($) => $.password.strength.levels[strength])}`
            : advice}
        </span>
      </Words>
    </Root>
  );
};
