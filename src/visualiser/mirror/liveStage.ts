import type { WatchedPage } from '../../../machines/mirror/runs.ts';
import { StageError, type StageLink, withTimeout } from '../stage/stageLink.ts';
import type { RecordedRun } from '../stage/stageMessages.ts';

/** A stage that is not there by then never comes, in milliseconds. */
const STAGE_TIMEOUT = 15_000;

const awaitStage = <T>(promise: Promise<T>) => withTimeout(promise, STAGE_TIMEOUT, 'No stage answers');

const toWatchedPage = (page: string): WatchedPage => ({ page, title: 'The view beside', url: '', isStage: true });

/** The real view beside the diagram, which the live panel draws when the mirror's chart wants it. */
export function createLiveStage() {
  let link = Promise.withResolvers<StageLink>();
  /** Its name on the channel; other tabs may have their own. */
  let ownPage: string | null = null;
  return {
    /** The view was drawn; null: it was put away. */
    setLink(next: StageLink | null) {
      if (next) link.resolve(next);
      else link = Promise.withResolvers();
    },
    /** Resolves once the view can be watched as any page. */
    async open(): Promise<WatchedPage> {
      const { page } = await awaitStage(link.promise.then(({ ready }) => ready));
      if (!page) throw new Error('The stage cannot be watched');
      ownPage = page;
      return toWatchedPage(page);
    },
    /** Goes through a recorded run; gives why the view came to other states, null where it did not. */
    async replay(run: RecordedRun): Promise<string | null> {
      const { ask } = await link.promise;
      try {
        await awaitStage(ask({ type: 'replay', run }));
        return null;
      } catch (error) {
        if (error instanceof StageError) return error.message;
        throw error;
      }
    },
    /** A page that says on the channel that it is there. */
    describePage: ({ page, title, url }: Omit<WatchedPage, 'isStage'>): WatchedPage =>
      page === ownPage ? toWatchedPage(page) : { page, title, url, isStage: false },
  };
}
