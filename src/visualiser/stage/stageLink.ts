import {
  type Arrival,
  formatStageAddress,
  type StageMessage,
  type StageMode,
  type StageReady,
  type StageRequest,
} from './stageMessages.ts';

type WithoutNr<Request> = Request extends unknown ? Omit<Request, 'nr'> : never;

/** The stage in an iframe, from the page around it. */
export type StageLink = {
  /** Resolves once the chart is there; rejects with the reason why it is not. */
  ready: Promise<StageReady>;
  /** Rejects with StageError. */
  ask(request: WithoutNr<StageRequest>): Promise<Arrival>;
  /** Called for each move of a chart that a person plays by hand; gives how to stop. */
  follow(notify: (arrival: Arrival) => void): () => void;
  /** Ends all notifications. */
  end(): void;
};

export class StageError extends Error {
  readonly found: Arrival | null;
  constructor(reason: string, found: Arrival | null) {
    super(reason);
    this.found = found;
  }
}

/** Rejects with `message` where it takes too long. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number, message: string): Promise<T> {
  const { promise: overdue, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(message)), milliseconds);
  return Promise.race([promise, overdue]).finally(() => clearTimeout(timer));
}

/** Speaks to the stage that an iframe is about to load. To be made before its page can speak, once for each loading. */
function linkStage(iframe: HTMLIFrameElement): StageLink {
  const pending = new Map<number, { done: (arrival: Arrival) => void; fail: (error: Error) => void }>();
  const followers = new Set<(arrival: Arrival) => void>();
  const { promise: ready, resolve, reject } = Promise.withResolvers<StageReady>();
  // who only asks would otherwise leave a refusal unheard
  ready.catch(() => undefined);
  let count = 0;

  const handleMessage = ({ source, data }: MessageEvent<StageMessage>) => {
    if (source !== iframe.contentWindow) return;
    if (data.type === 'ready') resolve(data);
    else if (data.type === 'refused') reject(new Error(data.reason));
    else if (data.type === 'key')
      iframe.dispatchEvent(new KeyboardEvent('keydown', { key: data.key, bubbles: true, cancelable: true }));
    else if (data.type === 'moved') for (const notify of followers) notify(data.arrival);
    else {
      const pendingRequest = pending.get(data.nr);
      pending.delete(data.nr);
      if (data.type === 'done') pendingRequest?.done(data.arrival);
      else pendingRequest?.fail(new StageError(data.reason, data.found));
    }
  };
  addEventListener('message', handleMessage);

  return {
    ready,
    ask: (request) =>
      new Promise((done, fail) => {
        const nr = ++count;
        pending.set(nr, { done, fail });
        iframe.contentWindow?.postMessage({ ...request, nr }, location.origin);
      }),
    follow(notify) {
      followers.add(notify);
      return () => followers.delete(notify);
    },
    end() {
      removeEventListener('message', handleMessage);
      pending.clear();
      followers.clear();
    },
  };
}

/** Loads a stage in an iframe, or reloads it. It leaves no entry in the history of the tab. */
export function openStage(iframe: HTMLIFrameElement, chart: string, mode: StageMode): StageLink {
  const link = linkStage(iframe);
  iframe.contentWindow?.location.replace(new URL(formatStageAddress(chart, mode), location.href));
  return link;
}
