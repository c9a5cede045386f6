/** One run of the chart that is shown, in a page or in a recording. */
export type Run = { session: string; version: string; isOver: boolean };

/** A page of the store, or a stage of the visualiser, that can be watched. */
export type WatchedPage = { page: string; title: string; url: string; isStage: boolean };

/** What is shown, and its runs. */
export type RunSelection = { version: string; runs: readonly Run[]; selectedSession: string | null };

/** The run that is looked at: the one that a person picked, else the last that goes on, else the last. */
export const getRun = ({ runs, selectedSession }: RunSelection): Run | null =>
  runs.find(({ session }) => session === selectedSession) ??
  runs.findLast(({ isOver }) => !isOver) ??
  runs.at(-1) ??
  null;

/** Does the run that is looked at belong to another version of the chart than the one that is shown? */
export const isForeign = (selection: RunSelection): boolean => {
  const run = getRun(selection);
  return run !== null && run.version !== selection.version;
};
