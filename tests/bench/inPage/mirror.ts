import { nextFrame, pause } from './frames.ts';

/** Plays a page of the store in which a chart moves so often, as the publisher tells it: a batch each frame. */
export async function publishMany({ version, events, during }: { version: string; events: number; during: number }) {
  const channel = new BroadcastChannel('mitre-and-mat-charts');
  const page = 'bench';
  const at = () => ({ status: 'active', timers: [] });
  const states = [['pincode.unknown'], ['pincode.lookingUp'], ['pincode.serviceable']];
  const transitions = [
    'pincode|pincode.typed|2',
    'pincode|pincode.typed|1',
    'pincode.lookingUp|xstate.done.actor.findPlace|0',
  ];
  const run = {
    session: 'x:0',
    name: 'pincode',
    chart: 'pincode',
    version,
    parent: null,
    input: null,
    context: { text: '' },
  };
  const here = () => channel.postMessage({ type: 'here', page, title: 'Bench', url: location.href });
  const watched = new Promise<void>((go) => {
    channel.onmessage = ({ data }) => {
      if (data.type === 'whoIsThere') here();
      if (data.type !== 'watch') return;
      channel.postMessage({ type: 'running', page, seq: 0, charts: [{ ...run, ...at(), states: states[0] }] });
      go();
    };
  });
  here();
  await watched;
  await pause(500);
  const startedAt = performance.now();
  for (let seq = 0; seq < events; ) {
    const due = Math.min(events, Math.ceil(((performance.now() - startedAt) / during) * events));
    const happenings: object[] = [];
    for (; seq < due; seq++)
      happenings.push({
        seq: seq + 1,
        at: Date.now(),
        kind: 'moved',
        session: run.session,
        event: { type: 'pincode.typed', text: String(seq) },
        transitionIds: [transitions[seq % 3]],
        now: { ...at(), states: states[seq % 3], context: { text: String(seq), place: null } },
      });
    if (happenings.length > 0) channel.postMessage({ type: 'happened', page, happenings });
    await pause(16);
  }
}

/** Frames a second while `during` milliseconds go by, and the longest frame. */
export async function countFrames(during: number): Promise<{ frames: number; longest: number }> {
  const startedAt = performance.now();
  const gaps: number[] = [];
  let last = await nextFrame();
  const first = last;
  while (performance.now() - startedAt < during) {
    const now = await nextFrame();
    gaps.push(now - last);
    last = now;
  }
  return { frames: (1_000 * gaps.length) / (last - first), longest: Math.max(...gaps) };
}
