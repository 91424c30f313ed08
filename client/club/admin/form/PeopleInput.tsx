import { useRef, useState } from 'react';
import styled from '@emotion/styled';
import { mdiClose } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { roles } from '@platzwart/contracts/core';
import type { Pickable, PickedPerson } from '../../../core/people/findPeople.ts';
import { PersonPicker } from '../../../core/people/PersonPicker.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { type SettingField, peopleValue } from './settingField.ts';

const everybodyActive: Pickable = { roles, isActive: true };
const Chosen = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: theme.spacing(2), alignItems: 'center', justifyContent: 'space-between' },
}));

type PeopleInputProps = { field: SettingField; error: string | undefined; onChange: (value: string) => void };

/** A setting that is several people of the club, by name: a field to add somebody, and below it those who are chosen. */
export const PeopleInput = ({ field: { label, help, people = [] }, error, onChange }: PeopleInputProps) => {
  const { t } = useTranslation('settingsAdmin');
  const [chosen, setChosen] = useState(people);
  const [changes, setChanges] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const change = (changed: readonly PickedPerson[]) => {
    setChosen(changed);
    // A new, empty field to type into, which keeps the focus.
    setChanges(changes + 1);
    onChange(peopleValue(changed));
    requestAnimationFrame(() => root.current?.querySelector('input')?.focus());
  };
  return (
    <div ref={root}>
      <PersonPicker
        key={changes}
        {...{ label, help, error, person: null }}
        pickable={everybodyActive}
        onPick={(picked) => {
          if (picked) change([...chosen.filter(({ userID }) => userID !== picked.userID), picked]);
        }}
      />
      {chosen.length > 0 && (
        <Chosen aria-label={label}>
          {chosen.map((person) => {
            const name = `${person.firstName} ${person.lastName}`;
            return (
              <li key={person.userID}>
                {name}
                <IconButton
                  icon={mdiClose}
                  label={t(($) => $.imprint.remove, { name })}
                  onClick={() => change(chosen.filter(({ userID }) => userID !== person.userID))}
                />
              </li>
            );
          })}
        </Chosen>
      )}
    </div>
  );
};
