import Chip from '@mui/material/Chip';
import styled from '@emotion/styled';
import { Icon } from '../../graphics/Icon.tsx';
import type { StateKind } from '../../feedback/StateMark.tsx';

/** The tint of the state behind its text: a contrast of more than 4.5 to 1 in light, dark and high contrast. */
const Tinted = styled(Chip, { shouldForwardProp: (name) => name !== 'kind' })<{ kind: StateKind }>(
  ({ theme, kind }) => ({
    background: kind === 'quiet' ? theme.vars.palette.background.default : theme.vars.palette[kind].light,
    color: kind === 'quiet' ? theme.vars.palette.text.secondary : theme.vars.palette[kind].main,
  }),
);

/** The state of a row, as a word and an icon. */
export const AdminStateChip = ({ kind, icon, label }: { kind: StateKind; icon: string; label: string }) => (
  <Tinted kind={kind} icon={<Icon path={icon} />} label={label} size="small" />
);
