import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../core/notices.ts';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import { BackLink } from '../../ui/layout/BackLink.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { emptyDraft } from './eventDraft.ts';
import { EventForm } from './EventForm.tsx';
import { useEventForm } from './useEventForm.ts';
import { useCreateEvent } from './useSaveEvent.ts';

/** Announces an event, with its courts: all of them or none (decisions.md B16). */
export const NewEventPage = () => {
  const { t } = useTranslation('clubEventAdmin');
  const navigate = useNavigate();
  const notify = useNotify();
  const { date: today } = useClubClock();
  const { call, isBusy } = useCreateEvent();
  const form = useEventForm({
    ...{ initial: emptyDraft(today), eventId: null, isCancelled: false },
    save: (event, answer) => call({ event }, answer),
    onSaved: (name) => {
      notify({ kind: 'success', text: t(($) => $.created, { name }) });
      void navigate('/dashboard/event');
    },
  });
  return (
    <Page title={t(($) => $.new)} back={<BackLink to="/dashboard/event">{t(($) => $.back)}</BackLink>}>
      <EventForm form={form} submitLabel={t(($) => $.create)} isBusy={isBusy} />
    </Page>
  );
};
