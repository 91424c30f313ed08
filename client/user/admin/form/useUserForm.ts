import { valibotResolver } from '@hookform/resolvers/valibot';
import { reportAll } from '../../../core/forms/formOptions.ts';
import { useForm } from 'react-hook-form';
import { createDraft } from '../../../core/forms/draft.ts';
import { useFormDraft } from '../../../core/forms/useFormDraft.ts';
import { useViewer } from '../../../core/session/useViewer.ts';
import { useRefusal } from '../../auth/useRefusal.ts';
import { type UserForm, addressFields, limitFields, userSchema } from './userSchema.ts';

const draft = createDraft<Partial<UserForm>>();

/** In the order of the form. */
const namedByServer = [
  ...(['firstName', 'lastName', 'companyName', 'email', 'phone', 'userID', 'language', 'role', 'discount'] as const),
  ...limitFields,
  ...addressFields,
  'country' as const,
];

/** The form of an account; a refusal of the server is shown at the fields that it names, or else above the form. */
export const useUserForm = (initialForm: UserForm) => {
  const form = useForm<UserForm>({
    resolver: valibotResolver(userSchema),
    defaultValues: initialForm,
    ...reportAll,
  });
  const { userID } = useViewer();
  useFormDraft(form, { draft, owner: `${userID} ${initialForm.userID}` });
  const { refusal, show, clear } = useRefusal<UserForm>({
    setError: form.setError,
    fields: namedByServer,
    byCode: { ERR_USER_ALREADY_EXISTS: 'userID', ERR_EMAIL_ALREADY_EXISTS: 'email' },
  });
  return { form, refusal, refuse: show, forget: clear };
};
