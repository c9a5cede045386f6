import type { AnyActorRef } from 'xstate';
import { CHANNEL, type PageMessage, type WatcherMessage } from './messages.ts';

type WatcherOptions = {
  /** A stage of the visualiser, and no page of the store? */
  isStage: boolean;
  /** What the page is called in lists; by default the document's title at that time. */
  title?: () => string;
  /** Starts a chart anew for a replay, with what it was started with; only a stage can. */
  restart?: (chart: string, input: unknown) => Promise<AnyActorRef>;
};

/**
 * Tells the visualiser that this page is there, and, once it is watched, of every chart that runs in it. Until then this
 * costs a channel and nothing else: what follows the charts is loaded when somebody watches. Returns what the page
 * is called on the channel, and how to stop.
 */
export function answerWatchers({ isStage, title = () => document.title, restart }: WatcherOptions) {
  const page = crypto.randomUUID();
  let channel: BroadcastChannel | null = null;
  let publishing: Promise<ReturnType<typeof import('./publisher.ts').publish>> | null = null;
  const postMessage = (message: PageMessage) => channel?.postMessage(message);

  const watch = async () => {
    publishing ??= import('./publisher.ts').then(({ publish }) =>
      publish((happenings) => postMessage({ type: 'happened', page, happenings })),
    );
    postMessage({ type: 'running', page, ...(await publishing).now() });
  };
  const leave = async () => {
    const stoppedPublisher = publishing;
    publishing = null;
    (await stoppedPublisher)?.stop();
    // Other watchers then ask again.
    announce();
  };
  const announce = () => postMessage({ type: 'here', page, title: title(), url: location.href, isStage });

  const handleMessage = async ({ data }: MessageEvent<WatcherMessage>) => {
    if (data.type === 'whoIsThere') announce();
    else if (data.page !== page) return;
    else if (data.type === 'watch') await watch();
    else if (data.type === 'leave') await leave();
    else if (data.type === 'send') {
      const reason = (await publishing)?.send(data.session, data.event) ?? null;
      if (reason !== null) postMessage({ type: 'refused', page, reason });
    } else if (data.type === 'replay' && restart) {
      const { replay } = await import('./replay.ts');
      const formatFailure = (error: unknown) => `The stage could not go through it: ${error}`;
      postMessage({ type: 'replayed', page, reason: await replay(data, restart).catch(formatFailure) });
    }
  };

  const open = () => {
    if (channel) return;
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = (message) => void handleMessage(message);
    announce();
  };
  // A page with an open channel is kept out of the back/forward cache.
  const close = () => {
    postMessage({ type: 'gone', page });
    channel?.close();
    channel = null;
    void leave();
  };
  open();
  window.addEventListener('pageshow', open);
  window.addEventListener('pagehide', close);
  return {
    page,
    stop() {
      window.removeEventListener('pageshow', open);
      window.removeEventListener('pagehide', close);
      close();
    },
  };
}
