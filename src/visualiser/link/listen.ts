import { CHANNEL, type PageMessage, type WatcherMessage } from './messages.ts';

/** Hears what the pages of the store and the stages tell, and asks them. */
export function listen(hear: (message: PageMessage) => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<PageMessage>) => hear(data);
  return {
    ask: (message: WatcherMessage) => channel.postMessage(message),
    stop: () => channel.close(),
  };
}
