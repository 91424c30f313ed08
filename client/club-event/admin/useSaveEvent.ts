import { graphql } from 'react-relay';
import type { useSaveEventCreateMutation } from '../../__generated__/useSaveEventCreateMutation.graphql.ts';
import type { useSaveEventDeleteMutation } from '../../__generated__/useSaveEventDeleteMutation.graphql.ts';
import type { useSaveEventUpdateMutation } from '../../__generated__/useSaveEventUpdateMutation.graphql.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';

/** Adds an event. Refused with ERR_BOOKING_CONFLICT, ERR_BOOKING_TIME_INVALID, ERR_INVALID_INPUT. */
export const useCreateEvent = () =>
  useIdempotentMutation<useSaveEventCreateMutation>(
    graphql`
      mutation useSaveEventCreateMutation($event: EventInput!) {
        createEvent(event: $event) {
          success
        }
      }
    `,
    { isFinal: true },
  );

/** Changes an event, calls it off or reinstates it. Also refused with ERR_EVENT_NOT_FOUND. */
export const useUpdateEvent = () =>
  useIdempotentMutation<useSaveEventUpdateMutation>(graphql`
    mutation useSaveEventUpdateMutation($id: ID!, $event: EventInput!) {
      updateEvent(id: $id, event: $event) {
        event {
          id
          ...EditEventForm_event
        }
      }
    }
  `);

export const useDeleteEvent = () =>
  useIdempotentMutation<useSaveEventDeleteMutation>(
    graphql`
      mutation useSaveEventDeleteMutation($id: ID!) {
        deleteEvent(id: $id) {
          success
        }
      }
    `,
    { isFinal: true },
  );
