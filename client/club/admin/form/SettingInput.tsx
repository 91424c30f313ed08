import { PeopleInput } from './PeopleInput.tsx';
import { PersonInput } from './PersonInput.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { CheckField } from '../../../ui/forms/CheckField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import { type SettingField, checked, yes } from './settingField.ts';

type SettingInputProps = {
  field: SettingField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

const typing = ({ kind }: SettingField) =>
  ({
    type: kind === 'date' ? 'date' : 'text',
    inputMode: kind === 'number' ? 'numeric' : kind === 'decimal' || kind === 'money' ? 'decimal' : undefined,
    autoComplete: 'off',
  }) as const;

const PlainInput = ({ field, value, error, onChange }: SettingInputProps) => {
  const { kind, label, help = '', options = [] } = field;
  if (kind === 'check')
    return (
      <CheckField
        name={field.name}
        label={label}
        help={help}
        checked={value === yes}
        onChange={({ target }) => onChange(checked(target.checked))}
      />
    );
  const text = { name: field.name, label, value };
  if (kind === 'choice')
    return <AdminSelect {...text} help={help} options={options} onChange={({ target }) => onChange(target.value)} />;
  if (kind === 'lines')
    return (
      <TextArea
        {...text}
        rows={field.maxLength ? 16 : 3}
        maxLength={field.maxLength ?? 500}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <TextField
      {...text}
      {...typing(field)}
      help={help}
      maxLength={field.maxLength}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

/** The control for one field of the settings. */
export const SettingInput = (props: SettingInputProps) => {
  const { kind } = props.field;
  if (kind === 'people') return <PeopleInput {...props} />;
  return kind === 'person' ? <PersonInput {...props} /> : <PlainInput {...props} />;
};
