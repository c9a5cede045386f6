import { CHANNEL, type PageMessage, type WatcherMessage } from './messages.ts';

/**
 * Tells the visualiser that this page is there, and, once it is watched, of every chart that runs in it. Until then this
 * costs a channel and nothing else: what follows the charts is loaded when somebody watches. Returns what the page
 * is called on the channel.
 */
export function answerWatchers(): string {
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
  const announce = () => postMessage({ type: 'here', page, title: document.title, url: location.href });

  const handleMessage = async ({ data }: MessageEvent<WatcherMessage>) => {
    if (data.type === 'whoIsThere') announce();
    else if (data.page !== page) return;
    else if (data.type === 'watch') await watch();
    else if (data.type === 'leave') await leave();
    else if (data.type === 'send') {
      const reason = (await publishing)?.send(data.session, data.event) ?? null;
      if (reason !== null) postMessage({ type: 'refused', page, reason });
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
  return page;
}
