import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/Card.tsx';
import { SettingInput } from './SettingInput.tsx';
import { SettingsTable } from './SettingsTable.tsx';
import type { FieldSet, SettingField, Values } from './settingField.ts';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: theme.spacing(3, 5),
}));

type SettingCardsProps = {
  sets: readonly FieldSet[];
  values: Values;
  /** Names of the fields that are wrong. */
  wrong: readonly string[];
  onChange: (change: (values: Values) => Values) => void;
};

/** Neighbouring sets of one table together, every other set alone. */
const cardsOf = (sets: readonly FieldSet[]): readonly (readonly [FieldSet, ...FieldSet[]])[] => {
  const cards: [FieldSet, ...FieldSet[]][] = [];
  for (const set of sets) {
    const last = cards.at(-1);
    if (last && set.table && last[0].table === set.table) last.push(set);
    else cards.push([set]);
  }
  return cards;
};

/** A choice has no empty value. */
const emptied = ({ fields }: FieldSet): Values =>
  Object.fromEntries(fields.filter(({ kind }) => kind !== 'choice').map(({ name }) => [name, '']));

type SettingCardProps = Omit<SettingCardsProps, 'sets'> & Readonly<{ rows: readonly [FieldSet, ...FieldSet[]] }>;

const SettingCard = ({ rows, values, wrong, onChange }: SettingCardProps) => {
  const { t } = useTranslation('settingsAdmin');
  const errorOf = ({ name }: SettingField): string | undefined => {
    if (!wrong.includes(name)) return undefined;
    return (values[name] ?? '').trim() === '' ? t(($) => $.missing) : t(($) => $.wrong);
  };
  const input = (field: SettingField) => (
    <SettingInput
      key={field.name}
      field={field}
      value={values[field.name] ?? ''}
      error={errorOf(field)}
      onChange={(value) => onChange((known) => ({ ...known, [field.name]: value }))}
    />
  );
  const [{ table, fields, ...set }] = rows;
  const { title, help } = table ?? set;
  return (
    <Card title={title}>
      {help !== undefined && <p>{help}</p>}
      {table ? (
        <SettingsTable
          table={table}
          rows={rows}
          input={input}
          onEmpty={(row) => onChange((known) => ({ ...known, ...emptied(row) }))}
        />
      ) : (
        <Fields>{fields.map(input)}</Fields>
      )}
      {rows.at(-1)?.below?.(values, (changed) => onChange(() => changed))}
    </Card>
  );
};

/** A card for each set of fields, and for each table of sets. */
export const SettingCards = ({ sets, ...form }: SettingCardsProps) =>
  cardsOf(sets).map((rows) => <SettingCard key={rows[0].key} rows={rows} {...form} />);
