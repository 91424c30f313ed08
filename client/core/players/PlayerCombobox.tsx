import { type KeyboardEvent, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/forms/TextField.tsx';
import { radius, touchTarget } from '../../ui/theme/shape.ts';
import { type Player, suggestionsFor } from './suggestions.ts';
import { usePeople } from './usePeople.ts';

const Root = styled('div')({ position: 'relative' });
// Over what follows: it closes when the focus leaves, and nothing may move under a finger.
const List = styled('ul')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  display: 'grid',
  maxHeight: '50vh',
  overflowY: 'auto',
  margin: 0,
  padding: theme.spacing(1),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.control,
  background: theme.vars.palette.background.paper,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    minHeight: touchTarget,
    padding: theme.spacing(0, 3),
    borderRadius: radius.control,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& > li:hover, & > li[aria-selected="true"]': {
    background: theme.vars.palette.clay.tint,
    color: theme.vars.palette.clay.onTint,
  },
  '@media (forced-colors: active)': { '& > li[aria-selected="true"]': { outline: '2px solid Highlight' } },
}));

type PlayerComboboxProps = {
  id: string;
  chosen: readonly Player[];
  isLocked: boolean;
  isMissing: boolean;
  /** Whether it says that a name that was typed is not taken yet; it does so by itself once the focus has left. */
  isUnpicked: boolean;
  viewer: Readonly<{ memberNumber: string; role: string }>;
  /** What a guest costs; empty where that is nothing. */
  fee: string;
  onPick: (player: Player) => void;
  typed: string;
  onType: (text: string) => void;
};

/** Which suggestion the keys point at, and what they do. */
const useSuggestions = ({ chosen, isLocked, viewer, onPick, typed, onType }: PlayerComboboxProps) => {
  const { people, load } = usePeople();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [isLeft, setLeft] = useState(false);
  const options = suggestionsFor(people, { typed, chosen, viewer: viewer.memberNumber });
  // While the names are on their way, Enter would make a guest of somebody of the club.
  const isShown = isOpen && !isLocked && people.state !== 'loading' && options.length > 0;
  const open = () => {
    setLeft(false);
    if (viewer.role !== 'GUEST') load();
    setOpen(true);
  };
  const pick = (player: Player | undefined) => {
    if (!player || isLocked) return;
    onPick(player);
    onType('');
    setActive(0);
  };
  const move = (by: number) => {
    open();
    setActive((active + options.length + by) % Math.max(options.length, 1));
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...(isShown && { Escape: () => setOpen(false), Enter: () => pick(options[active]) }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    act();
    event.preventDefault();
  };
  const type = (text: string) => {
    onType(text);
    setActive(0);
    open();
  };
  return {
    state: people.state,
    type,
    options,
    active,
    isShown,
    open,
    isLeft,
    leave: () => {
      setOpen(false);
      setLeft(true);
    },
    pick,
    onKeyDown,
  };
};

/** What was typed would be lost: only what is taken from the list is sent. */
const useProblem = (unpicked: string, isMissing: boolean): string | undefined => {
  const { t } = useTranslation('players');
  if (unpicked !== '') return t(($) => $.unpicked, { name: unpicked });
  return isMissing ? t(($) => $.missing) : undefined;
};

/** Arrow keys choose, Enter takes, Escape closes; the text stays where nothing was taken. */
export const PlayerCombobox = (props: PlayerComboboxProps) => {
  const { id, isLocked, isMissing, isUnpicked, viewer, fee, typed } = props;
  const { t } = useTranslation('players');
  const { state, type, options, active, isShown, isLeft, open, leave, pick, onKeyDown } = useSuggestions(props);
  const help = viewer.role === 'GUEST' ? t(($) => $.helpGuest) : t(($) => $.help);
  const problem = useProblem(isLeft || isUnpicked ? typed.trim() : '', isMissing);
  return (
    <Root onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && leave()}>
      <TextField
        label={t(($) => $.add)}
        help={state === 'idle' ? [help, fee].filter(Boolean).join(' ') : t(($) => $[state])}
        error={problem}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown ? `${id}-${active}` : undefined}
        autoComplete="off"
        maxLength={80}
        value={typed}
        readOnly={isLocked}
        onFocus={open}
        onClick={open}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {isShown && (
        <List id={`${id}-list`} role="listbox" aria-label={t(($) => (typed.trim() === '' ? $.frequent : $.who))}>
          {options.map((player, index) => (
            <li
              key={`${player.userID ?? ''} ${player.name}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // A press would take the focus from the field, and so close the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(player)}
            >
              {player.userID === null ? t(($) => $.asGuest, { name: player.name }) : player.name}
            </li>
          ))}
        </List>
      )}
    </Root>
  );
};
