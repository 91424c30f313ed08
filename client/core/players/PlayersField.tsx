import { useId } from 'react';
import styled from '@emotion/styled';
import { mdiClose } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { maxPlayers } from '@platzwart/contracts/booking';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { radius } from '../../ui/theme/shape.ts';
import { useFormat } from '../formatting/useFormat.ts';
import { PlayerCombobox } from './PlayerCombobox.tsx';
import type { Player } from './suggestions.ts';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: theme.spacing(1.5), fontWeight: 600 },
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2), margin: 0, padding: 0, listStyle: 'none' },
}));
const Chip = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  maxWidth: '100%',
  paddingInlineStart: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
}));

type PlayersFieldProps = {
  players: readonly Player[];
  isRequired: boolean;
  /** Whether it says that somebody has to be named. */
  isMissing: boolean;
  /** Whether it says that a name that was typed is not taken yet. */
  isUnpicked: boolean;
  isLocked: boolean;
  viewer: Readonly<{ memberNumber: string; role: string }>;
  /** Cents for each guest and hour. */
  guestFee: number;
  onChange: (players: readonly Player[]) => void;
  /** What is typed and not taken yet. */
  typed: string;
  onType: (text: string) => void;
};

/** Who plays with the viewer: people of the club by typing, those who often do first, and guests by name. */
export const PlayersField = ({ players, isRequired, isLocked, onChange, ...field }: PlayersFieldProps) => {
  const { t } = useTranslation('players');
  const { cents } = useFormat();
  const id = useId();
  const labelOf = ({ userID, name }: Player): string => (userID === null ? t(($) => $.guest, { name }) : name);
  return (
    <Group>
      <legend>{isRequired ? t(($) => $.label) : t(($) => $.optional)}</legend>
      {players.length > 0 && (
        <ul>
          {players.map((player, index) => (
            <Chip key={`${player.userID ?? ''} ${player.name}`}>
              {labelOf(player)}
              <IconButton
                icon={mdiClose}
                label={t(($) => $.remove, { name: labelOf(player) })}
                aria-disabled={isLocked}
                onClick={() => !isLocked && onChange(players.toSpliced(index, 1))}
              />
            </Chip>
          ))}
        </ul>
      )}
      {players.length < maxPlayers ? (
        <PlayerCombobox
          id={id}
          chosen={players}
          isLocked={isLocked}
          {...field}
          fee={field.guestFee > 0 ? t(($) => $.fee, { fee: cents(field.guestFee) }) : ''}
          onPick={(player) => onChange([...players, player])}
        />
      ) : (
        <p>{t(($) => $.full)}</p>
      )}
    </Group>
  );
};
