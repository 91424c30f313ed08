import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { ServerRefusal, codeOf } from '../../../core/errors/serverRefusal.ts';
import { useNotify } from '../../../core/notices.ts';
import type { MutationCallbacks } from '../../../core/relay/useIdempotentMutation.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { UnsavedGuard } from '../../../ui/forms/UnsavedGuard.tsx';
import { type Confirmation, ReviewDialog } from './ReviewDialog.tsx';
import { SettingCards } from './SettingCards.tsx';
import { type FieldSet, type Values, differencesOf, malformed } from './settingField.ts';
import { useFollowedValues } from './useFollowedValues.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
}));
/** A change as its section sends it. `force` and `reason` cancel the bookings that it hurts. */
export type Save = (
  values: Values,
  decision: Readonly<{ force: boolean; reason: string | null }>,
  callbacks: MutationCallbacks<unknown>,
) => void;

type SettingsFormProps = {
  sets: readonly FieldSet[];
  /** What the server has, live. */
  initial: Values;
  /** The field of an input that the server refused, by what was sent; by default the last step of its path. */
  fieldOf?: (path: string, sent: Values) => string;
  isBusy: boolean;
  onSave: Save;
  /** What the server has is asked for again: after a change, and after a refusal because somebody else has changed it. */
  onOutdated: () => void;
  /** Bookings that the change hurts, once the server has refused it for them. */
  impact?: ReactNode;
  preview?: (values: Values) => ReactNode;
  /** What saving confirms where nothing is changed; by default nothing is saved then. */
  confirmation?: Confirmation | undefined;
};

const lastStep = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const labelsOf = (sets: readonly FieldSet[], names: readonly string[]): string =>
  sets
    .flatMap(({ title, fields }) => fields.map(({ name, label }) => ({ name, label: `${title}: ${label}` })))
    .flatMap(({ name, label }) => (names.includes(name) ? label : []))
    .join(', ');

/** One section of the settings: nothing is sent before its changes have been shown. */
export const SettingsForm = (props: SettingsFormProps) => {
  const { sets, initial, fieldOf = lastStep, isBusy, onSave, onOutdated, impact, preview, confirmation } = props;
  const { t } = useTranslation('settingsAdmin');
  const errorText = useErrorText();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const { before, values, meanwhile, setValues, setSending, setSaved, setRefused } = useFollowedValues(initial, sets);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const differences = differencesOf(sets, before, values);
  // After the dialog has closed, which gives the focus back to the button that opened it.
  useEffect(() => {
    const [first] = wrong;
    if (first === undefined) return undefined;
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [wrong]);
  const review = () => {
    setRefusal(null);
    const names = malformed(sets, values);
    setWrong(names);
    if (names.length === 0) setReviewing(true);
  };
  const refuse = (error: Error) => {
    setReviewing(false);
    setRefused();
    setRefusal(error);
    if (codeOf(error) === 'ERR_SETTINGS_OUTDATED') onOutdated();
    setWrong(error instanceof ServerRefusal ? error.fields.map((path) => fieldOf(path, values)) : []);
  };
  const save = (decision: Parameters<Save>[1]) => {
    setSending(values);
    onSave(values, decision, {
      onDone: () => {
        setReviewing(false);
        setSaved(values);
        notify({ kind: 'success', text: t(($) => $.saved) });
        onOutdated();
      },
      onRefused: refuse,
    });
  };
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        review();
      }}
    >
      {meanwhile.length > 0 && (
        <NoticeBox kind="info" role="status">
          {t(($) => $.meanwhile, { fields: labelsOf(sets, meanwhile) })}
        </NoticeBox>
      )}
      <SettingCards sets={sets} values={values} wrong={wrong} onChange={setValues} />
      {preview?.(values)}
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(refusal)}
        </NoticeBox>
      )}
      <div>
        <Button type="submit" isBusy={isBusy}>
          {t(($) => $.review)}
        </Button>
      </div>
      {isReviewing && (
        <ReviewDialog
          differences={differences}
          isBusy={isBusy}
          impact={impact}
          confirmation={confirmation}
          onClose={() => setReviewing(false)}
          onConfirm={save}
        />
      )}
      <UnsavedGuard isDirty={differences.length > 0} />
    </Form>
  );
};
