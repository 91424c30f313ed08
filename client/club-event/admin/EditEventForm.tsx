import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { EditEventForm_event$key } from '../../__generated__/EditEventForm_event.graphql.ts';
import { HistoryButton } from '../../core/history/HistoryButton.tsx';
import { useNotify } from '../../core/notices.ts';
import { EventActions } from './EventActions.tsx';
import { EventForm } from './EventForm.tsx';
import { draftOfEvent } from './knownEvent.ts';
import { useEventForm } from './useEventForm.ts';
import { useUpdateEvent } from './useSaveEvent.ts';

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(3), alignItems: 'center' },
}));

export const EditEventForm = ({ event: key }: { event: EditEventForm_event$key }) => {
  const { t } = useTranslation('clubEventAdmin');
  const navigate = useNavigate();
  const notify = useNotify();
  const event = useFragment(
    graphql`
      fragment EditEventForm_event on Event {
        _id
        name
        cancelled
        ...knownEvent_event
        ...EventActions_event
      }
    `,
    key,
  );
  const { call, isBusy } = useUpdateEvent();
  const form = useEventForm({
    ...{ initial: draftOfEvent(event), eventId: event._id, isCancelled: event.cancelled },
    save: (input, answer) => call({ id: event._id, event: input }, answer),
    onSaved: (name) => {
      notify({ kind: 'success', text: t(($) => $.saved, { name }) });
      void navigate('/dashboard/event');
    },
  });
  return (
    <Parts>
      <div>
        <HistoryButton subjectId={event._id} subject={event.name} />
        <EventActions event={event} />
      </div>
      <EventForm form={form} submitLabel={t(($) => $.save)} isBusy={isBusy} />
    </Parts>
  );
};
