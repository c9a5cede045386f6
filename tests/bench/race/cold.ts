import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Response } from 'playwright';
import { watchRequests, withPhone } from './phone.ts';

const KINDS = ['html', 'css', 'js', 'font', 'image', 'json'] as const;
type Kind = (typeof KINDS)[number] | 'other';

/** What came: its address, what it is, its bytes after gzip, for a picture or a font as they are. */
type ReceivedFile = { path: string; kind: Kind; bytes: number };
/** Requests are those beside scripts, which come when the page has been painted; `executed` are the bytes of scripts that ran. */
export type Load = { files: ReceivedFile[]; bytes: Record<string, number>; requests: number; executed: number };

function getKind(type: string): Kind {
  if (type.startsWith('image/')) return 'image';
  if (type.startsWith('font/')) return 'font';
  if (type.includes('manifest')) return 'other';
  return KINDS.find((kind) => type.includes(kind === 'js' ? 'javascript' : kind)) ?? 'other';
}

async function createReceivedFile(response: Response): Promise<ReceivedFile> {
  const kind = getKind(response.headers()['content-type'] ?? '');
  const body = await response.body().catch(() => Buffer.alloc(0));
  const isPacked = kind === 'image' || kind === 'font';
  const { pathname, search } = new URL(response.url());
  return { path: pathname + search, kind, bytes: isPacked ? body.length : gzipSync(body, { level: 9 }).length };
}

function getLoad(files: ReceivedFile[], ran: ReadonlySet<string>): Load {
  const bytes = Object.fromEntries(
    [...KINDS, 'other' as const].map((kind) => [
      kind,
      files.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.bytes, 0),
    ]),
  );
  const scripts = files.filter(({ kind }) => kind === 'js');
  const executed = scripts.filter(({ path }) => ran.has(path)).reduce((sum, { bytes }) => sum + bytes, 0);
  return { files, bytes, requests: files.length - scripts.length, executed };
}

/** The scripts that ran so far, by their paths: what is only fetched ahead is compiled, and runs nothing. */
async function getExecutedScripts(session: CDPSession): Promise<Set<string>> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const ran = result.filter(({ url, functions }) => url && functions[0]?.ranges[0]?.count);
  return new Set(ran.map(({ url }) => new URL(url).pathname));
}

/** One cold load: what comes before anybody touches the page, and what the first interaction makes come. */
export function measureColdLoad(browser: Browser, url: string): Promise<{ before: Load; interaction: Load }> {
  return withPhone(browser, {}, async (page, session) => {
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true });
    const responses: Promise<ReceivedFile>[] = [];
    page.on('response', (response) => {
      if (!response.url().startsWith('data:')) responses.push(createReceivedFile(response));
    });
    const quiet = watchRequests(page);
    await page.goto(url);
    await quiet();
    const before = responses.splice(0);
    const ranBefore = await getExecutedScripts(session);
    // a place at the edge, where nothing is to be hovered over
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 1);
    await quiet();
    const ran = await getExecutedScripts(session);
    return {
      before: getLoad(await Promise.all(before), ranBefore),
      interaction: getLoad(await Promise.all(responses), ran),
    };
  });
}
