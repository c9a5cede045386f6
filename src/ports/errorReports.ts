import * as v from 'valibot';
import { isFailure } from '../api/failure.ts';
import { redactPersonalData } from '../domain/redactPersonalData.ts';
import { persisted } from '../storage/persisted.ts';

/** Where an error came up: the window's own, React's three, a chart's, or code that did not come. */
export type ErrorPlace = 'window' | 'promise' | 'caught' | 'uncaught' | 'recoverable' | 'chart' | 'code';

/** All that is known of an error; nothing in it names a person, an order or what was typed. */
export type ErrorReport = {
  place: ErrorPlace;
  /** The part of the page that failed; '' where it is not known. */
  part: string;
  /** The pattern of the page's address, such as '/order/:id'. */
  page: string;
  name: string;
  message: string;
  /** `file:line:column` of the store's own files, innermost first. */
  frames: readonly string[];
  build: string;
};

/** One visit reports so many; the others would add little that is new. */
const MAX_REPORTS = 10;
const MAX_FRAMES = 8;
/** The marks of those that were reported: a visit outlasts a full load of the page. */
const reportedErrorStorage = persisted('toldErrors', v.array(v.string()), 'session');

const OWN_FILE = /\/(?:assets|src|machines)\/([\w./-]+?\.(?:m?js|tsx?))(?:\?[^\s):]*)?:(\d+)(?::(\d+))?/;

/** The frames of a stack that lie in files of the store's own origin; nothing of them but the file's name and the place in it. */
export function parseStackFrames(stack: string, origin: string): string[] {
  const frames = stack.split('\n').flatMap((line) => {
    const [, file, row, column] = line.includes(`${origin}/`) ? (OWN_FILE.exec(line) ?? []) : [];
    return file ? [`${file}:${row}${column ? `:${column}` : ''}`] : [];
  });
  return frames.slice(0, MAX_FRAMES);
}

/** What a failed call states about itself is its backend's, which may quote what was sent. */
const getMessage = (error: unknown): string => {
  if (isFailure(error)) return `${error.kind}${error.status === null ? '' : ` #${error.status}`}`;
  return redactPersonalData(error instanceof Error ? error.message : typeof error === 'string' ? error : typeof error);
};

const NAME = /^[A-Z]\w{0,30}(Error|Failure|Exception)$/;

function createReport(
  error: unknown,
  source: { place: ErrorPlace; part: string; page: string; build: string },
): ErrorReport {
  const { name, stack } = error instanceof Error ? error : { name: '', stack: '' };
  return {
    ...source,
    name: NAME.test(name) ? name : 'Error',
    message: getMessage(error),
    frames: parseStackFrames(stack ?? '', location.origin),
  };
}

/** Whether the visit reports this one: nothing twice, and no more than it should. */
function isFirstReport({ name, message, frames }: ErrorReport): boolean {
  const reported = reportedErrorStorage.read() ?? [];
  const mark = [name, message, frames[0] ?? ''].join(' ');
  if (reported.includes(mark) || reported.length >= MAX_REPORTS) return false;
  reportedErrorStorage.write([...reported, mark]);
  return true;
}

/** A path on the store's own origin; null for anything else, as for nothing. */
export const parseReportPath = (setting: unknown): string | null =>
  typeof setting === 'string' && /^\/(?![/\\])/.test(setting) ? setting : null;

/**
 * Reports an error: to the path that `VITE_ERROR_REPORTS` names, or on the console. Never throws, and keeps nobody waiting.
 * `build` distinguishes one build of the store from another.
 */
export function reportError(
  error: unknown,
  source: { place: ErrorPlace; part: string; page: string; build: string },
): void {
  try {
    const report = createReport(error, source);
    if (!isFirstReport(report)) return;
    const path = parseReportPath(import.meta.env.VITE_ERROR_REPORTS);
    if (path === null) console.warn('Error report', JSON.stringify(report));
    else navigator.sendBeacon(path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  } catch {
    // an error in telling of one is reported to nobody
  }
}
