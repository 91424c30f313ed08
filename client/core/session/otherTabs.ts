import * as v from 'valibot';
import type { Session, SessionState } from './session.ts';

/** The browser delivers messages on this channel to pages of the same origin only. */
export const sessionChannel = 'session';

const messageSchema = v.variant('type', [
  /** A tab without a session asks for that of the others. */
  v.object({ type: v.literal('ask') }),
  v.object({ type: v.literal('answer'), token: v.string() }),
  /** Somebody signed in, or continues with a newer token. */
  v.object({ type: v.literal('signedIn'), token: v.string() }),
  v.object({ type: v.literal('signedOut') }),
]);
type Message = v.InferOutput<typeof messageSchema>;

/** What the other tabs must know about a change of this tab's session; an end by the clock they notice by themselves. */
const announcementOf = (state: SessionState): Message | null => {
  if (state.status === 'signedIn') return { type: 'signedIn', token: state.token };
  return state.reason === 'left' ? { type: 'signedOut' } : null;
};

/** Private windows of some browsers have no channel; every tab then has a session of its own. */
const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(sessionChannel);
  } catch {
    return null;
  }
};

const wasLeft = (state: SessionState): boolean => state.status === 'signedOut' && state.reason === 'left';

/** Also where the server has ended the session already, which may reach this tab before the message of the other tab. */
const wasSignedIn = (state: SessionState): boolean => state.status === 'signedIn' || state.reason === 'expired';

/**
 * Keeps the session of this tab and that of all other tabs the same: the newest sign-in and every sign-out on purpose
 * reach all of them, and a tab without a session takes over that of the others (docs/adr/0038-one-session-in-all-tabs.md).
 * Returns how to disconnect.
 */
export const connectTabs = (session: Session): (() => void) => {
  const channel = openChannel();
  if (!channel) return () => undefined;
  const post = (message: Message | null) => {
    if (message) channel.postMessage(message);
  };
  let isHearing = false;

  const answer = () => {
    session.checkExpiry();
    const state = session.read();
    if (state.status === 'signedIn') post({ type: 'answer', token: state.token });
  };
  const hear = (message: Message): void => {
    const state = session.read();
    if (message.type === 'ask') answer();
    if (message.type === 'signedIn') session.signIn(message.token);
    if (message.type === 'answer' && state.status === 'signedOut' && !wasLeft(state)) session.signIn(message.token);
    if (message.type === 'signedOut' && wasSignedIn(state)) session.signOut();
  };

  channel.onmessage = ({ data }) => {
    const message = v.safeParse(messageSchema, data);
    if (!message.success) return;
    isHearing = true;
    hear(message.output);
    isHearing = false;
  };
  const unsubscribe = session.subscribe(() => {
    if (!isHearing) post(announcementOf(session.read()));
  });
  // What happened while this code was loading; a session that the page began with is known to the others.
  const now = session.read();
  if (now.status === 'signedIn' ? now.visit > 0 : now.reason === 'left') post(announcementOf(now));
  else if (now.status === 'signedOut') post({ type: 'ask' });
  return () => {
    unsubscribe();
    channel.close();
  };
};
