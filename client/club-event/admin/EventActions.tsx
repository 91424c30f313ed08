import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { EventActions_event$key } from '../../__generated__/EventActions_event.graphql.ts';
import { useNotify } from '../../core/notices.ts';
import { useSportName } from '../../core/texts/useSportName.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { useEventTime } from '../useEventTime.ts';
import { inputOf } from './eventDraft.ts';
import { EventQuestion } from './EventQuestion.tsx';
import { draftOfEvent } from './knownEvent.ts';
import { useDeleteEvent, useUpdateEvent } from './useSaveEvent.ts';

type PendingAction = 'callOff' | 'reinstate' | 'delete';

/** Calling an event off, taking that back, and deleting it; each after a question that says what becomes of its courts. */
export const EventActions = ({ event: key }: { event: EventActions_event$key }) => {
  const { t } = useTranslation(['clubEventAdmin', 'clubEvent']);
  const event = useFragment(
    graphql`
      fragment EventActions_event on Event {
        _id
        name
        sport
        courts
        cancelled
        ...knownEvent_event
        ...useEventTime_event
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const notify = useNotify();
  const sportName = useSportName();
  const { days } = useEventTime(event);
  const [asked, setAsked] = useState<PendingAction | null>(null);
  const [update, removal] = [useUpdateEvent(), useDeleteEvent()];
  const { _id: id, name, courts, cancelled, sport } = event;
  const numbers = t(($) => $.courts, { ns: 'clubEvent', count: courts.length, courts: courts.join(', ') });
  const hasCourts = courts.length > 0 && !cancelled;
  const freed = hasCourts
    ? t(($) => $.freed, { courts: [sportName(sport ?? ''), numbers].filter(Boolean).join(', '), days })
    : t(($) => $.freedNone);
  const tell = (text: string) => {
    notify({ kind: 'success', text });
    void navigate('/dashboard/event');
  };
  const setCancelled = (isCancelled: boolean, text: string, onRefused: (error: Error) => void) =>
    update.call(
      { id, event: { ...inputOf(draftOfEvent(event), 0), cancelled: isCancelled } },
      { onDone: () => tell(text), onRefused },
    );
  const close = () => setAsked(null);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(cancelled ? 'reinstate' : 'callOff')}>
        {cancelled ? t(($) => $.reinstate) : t(($) => $.callOff)}
      </Button>
      <Button variant="danger" onClick={() => setAsked('delete')}>
        {t(($) => $.delete)}
      </Button>
      {asked === 'callOff' && (
        <EventQuestion
          title={t(($) => $.callOffTitle)}
          texts={[t(($) => $.callOffText), freed]}
          confirm={t(($) => $.callOff)}
          isBusy={update.isBusy}
          onConfirm={(onRefused) =>
            setCancelled(
              true,
              t(($) => $.callOffDone, { name }),
              onRefused,
            )
          }
          onClose={close}
        />
      )}
      {asked === 'reinstate' && (
        <EventQuestion
          title={t(($) => $.reinstate)}
          texts={[t(($) => $.reinstateText)]}
          confirm={t(($) => $.reinstate)}
          isBusy={update.isBusy}
          onConfirm={(onRefused) =>
            setCancelled(
              false,
              t(($) => $.reinstateDone, { name }),
              onRefused,
            )
          }
          onClose={close}
        />
      )}
      {asked === 'delete' && (
        <EventQuestion
          title={t(($) => $.deleteTitle)}
          texts={[t(($) => $.deleteText), freed]}
          confirm={t(($) => $.delete)}
          isBusy={removal.isBusy}
          onConfirm={(onRefused) =>
            removal.call({ id }, { onDone: () => tell(t(($) => $.deleteDone, { name })), onRefused })
          }
          onClose={close}
        />
      )}
    </>
  );
};
