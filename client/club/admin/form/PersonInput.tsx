import { useState } from 'react';
import { roles } from '@platzwart/contracts/core';
import type { Pickable } from '../../../core/people/findPeople.ts';
import { PersonPicker } from '../../../core/people/PersonPicker.tsx';
import { type SettingField, personValue } from './settingField.ts';

const everybodyActive: Pickable = { roles, isActive: true };

type PersonInputProps = { field: SettingField; error: string | undefined; onChange: (value: string) => void };

/** A setting that is a person of the club. */
export const PersonInput = ({ field: { label, help, person = null }, error, onChange }: PersonInputProps) => {
  const [picked, setPicked] = useState(person);
  return (
    <PersonPicker
      {...{ label, help, error, person: picked }}
      pickable={everybodyActive}
      onPick={(chosen) => {
        setPicked(chosen);
        onChange(personValue(chosen));
      }}
    />
  );
};
