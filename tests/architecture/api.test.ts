import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { resourceTypes } from '../../mocks/drupal/resources.ts';
import { getCollectionPath, isServed } from '../../mocks/drupal/resourceType.ts';
import type { EndpointDoc } from '../../mocks/endpoints/endpointDoc.ts';
import { endpoints } from '../../mocks/endpoints/endpoints.ts';
import { readSources } from '../support/readSources.ts';
import { createBench } from '../unit/backend/bench.ts';
import { runExample } from './example.ts';

const isAddress = (text: string) => /^\/[a-z]\w*\/|^\/[a-z]\w+$/.test(text);

/**
 * The backend's addresses that a source file names, without their queries, as its syntax tree has them: '/otp/verify',
 * or '/test_gateway/' where the rest is filled in. Comments do not count.
 */
function findCalls(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      const [path = ''] = node.text.split('?');
      if (isAddress(path)) found.push(path);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}

// endpoints.ts lists what the others describe
const files = import.meta.glob<Record<string, unknown>>(
  ['../../mocks/endpoints/*.ts', '!../../mocks/endpoints/endpoints.ts'],
  { eager: true },
);
const sources = readSources('src/api');
const tests = Object.entries(readSources('tests/unit', 'tests/model', 'tests/headless')).filter(([file]) =>
  /\.test\.tsx?$/.test(file),
);

/** The specification numbers its calls, rules and open points on the backend from 1 to 105. */
const ROWS = Array.from({ length: 105 }, (_, at) => `API-${String(at + 1).padStart(2, '0')}` as const);

const isDescribed = (value: unknown): value is EndpointDoc[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => 'rows' in item && 'example' in item);

describe('every call of the backend is told', () => {
  test('each file of described calls is on the page', () => {
    const written = Object.values(files).flatMap((exports) => Object.values(exports).filter(isDescribed).flat());
    expect(endpoints.map(({ name }) => name).sort()).toEqual(written.map(({ name }) => name).sort());
  });

  test('each call has a name of its own', () => {
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
  });

  test.each(ROWS)('%s is told', (row) => {
    expect(endpoints.filter(({ rows }) => (rows as readonly string[]).includes(row)).length).toBeGreaterThan(0);
  });

  // at the beginning of a text in the code, after other ids at most
  const hasTest = (row: string, isCounted: (file: string, source: string) => boolean) =>
    tests.some(
      ([file, source]) =>
        isCounted(file, source) && new RegExp(`^[^/\\n]*['"\`](\\[[A-Z]+-\\d+\\] )*\\[${row}\\]`, 'm').test(source),
    );
  const getCalls = (row: string) => endpoints.filter(({ rows }) => (rows as readonly string[]).includes(row));
  const isUnused = (row: string) => getCalls(row).every(({ unused }) => unused);
  /** Goes through the store's client, itself or by a port or a fixture. */
  const usesClient = (_: string, source: string) =>
    /from '[./]+\/(src\/(api|ports|app\/shop)|fixtures|headless|shopper|world)\b/.test(source);

  test.each(ROWS.filter((row) => !isUnused(row)))('%s is shown by a test through the store’s client', (row) => {
    expect(hasTest(row, usesClient)).toBe(true);
  });

  test.each(ROWS.filter(isUnused))('%s, which no screen needs, is answered all the same', (row) => {
    expect(hasTest(row, (file) => file.includes('/backend/'))).toBe(true);
  });

  test('a call is named by the store’s client, or says why it is not used', () => {
    const named = Object.entries(sources).flatMap(([file, source]) => findCalls(file, source));
    const isNamed = ({ path }: EndpointDoc) =>
      named.some((each) =>
        each.endsWith('/') ? path.startsWith(`${each}:`) : path === each || path.startsWith(`${each}/:`),
      );
    const wrong = endpoints.filter((call) => !call.unused && !isNamed(call));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('each type that is kept has a call', () => {
    const types = Object.keys(resourceTypes).filter(isServed);
    const undocumented = types.filter(
      (type) => !endpoints.some(({ path }) => path.toLowerCase().startsWith(getCollectionPath(type).toLowerCase())),
    );
    expect(undocumented).toEqual([]);
  });
});

describe('every example is answered as told', () => {
  test.each(endpoints.map((call) => [call.name, call] as const))('%s', async (_, call) => {
    const answer = await runExample(createBench(), call);
    expect({ status: answer.status, text: answer.status === call.answers.status ? '' : answer.text }).toEqual({
      status: call.answers.status,
      text: '',
    });
  });
});

describe('the API client makes no call that is not told', () => {
  const findDocs = (path: string) =>
    endpoints.some(({ path: pattern }) =>
      path.endsWith('/') ? pattern.startsWith(`${path}:`) : pattern === path || pattern.startsWith(`${path}/:`),
    );

  test.each(Object.entries(sources))('%s', (file, source) => {
    expect(findCalls(file, source).filter((path) => !findDocs(path))).toEqual([]);
  });
});
