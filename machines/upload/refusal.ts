import type { PictureFault } from '../../src/domain/sourcePicture.ts';

/** What became of a file that was looked into: what the chart takes of it, or why it is refused. */
type FileResult = object | { fault: PictureFault };

/** The guard of the transitions below. */
export const isRefusedFor = (_: unknown, { read, fault }: { read: FileResult; fault: PictureFault }): boolean =>
  'fault' in read && read.fault === fault;

const REQUIRES: Partial<Record<PictureFault, string[]>> = {
  tooLow: ['UPL-14', 'UPL-16'],
  notPicture: ['UPL-02'],
  svg: ['UPL-02'],
};

/** A transition by which a file is refused: each reason has its own words. The chart has `isRefusedFor` and `keepFault`. */
export const createRefusal = <Target extends string>(fault: PictureFault, target: Target) => ({
  guard: {
    type: 'isRefusedFor' as const,
    params: ({ event }: { event: { output: FileResult } }) => ({ read: event.output, fault }),
  },
  target,
  description: `The file is refused: ${fault}`,
  meta: { messages: [`upload.${fault}` as const], requires: REQUIRES[fault] ?? [] },
  actions: { type: 'keepFault' as const, params: fault },
});
