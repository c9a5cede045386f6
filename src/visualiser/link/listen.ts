import { type Asked, CHANNEL, type Told } from './messages.ts';

/** Hears what the pages of the store and the stages tell, and asks them. */
export function listen(hear: (told: Told) => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  return {
    ask: (asked: Asked) => channel.postMessage(asked),
    stop: () => channel.close(),
  };
}
