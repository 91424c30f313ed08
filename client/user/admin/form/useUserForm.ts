import { useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { createDraft } from '../../../core/forms/draft.ts';
import { ServerRefusal } from '../../../core/errors/serverRefusal.ts';
import { useFormDraft } from '../../../core/forms/useFormDraft.ts';
import { useViewer } from '../../../core/session/useViewer.ts';
import { type UserForm, userSchema } from './userSchema.ts';

const draft = createDraft<Partial<UserForm>>();

const isField = (form: UserForm, name: string): name is keyof UserForm => Object.hasOwn(form, name);

/** `user.address.zip` → `zip`. */
const lastStep = (path: string): string => path.split('.').at(-1) ?? path;

/** The form of an account; a refusal of the server is shown above it, and the field at fault gets the focus. */
export const useUserForm = (initialForm: UserForm) => {
  const form = useForm<UserForm>({
    resolver: valibotResolver(userSchema),
    defaultValues: initialForm,
    mode: 'onTouched',
  });
  const { userID } = useViewer();
  useFormDraft(form, { draft, owner: `${userID} ${initialForm.userID}` });
  const [refusal, setRefusal] = useState<Error | null>(null);
  const refuse = (error: Error) => {
    setRefusal(error);
    const [field] = error instanceof ServerRefusal ? error.fields : [];
    const name = lastStep(field ?? '');
    if (isField(initialForm, name)) form.setFocus(name);
  };
  return { form, refusal, refuse, forget: () => setRefusal(null) };
};
