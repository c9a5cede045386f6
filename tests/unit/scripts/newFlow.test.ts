import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFlowFiles } from '../../../scripts/tools/flowFiles.ts';
import { ROOT } from '../../../scripts/tools/processes.ts';

const AREAS = 'src/visualiser/catalogue/areas.ts';

describe('npm run new:flow', () => {
  let root: string;
  const read = (path: string) => readFileSync(join(root, path), 'utf8');

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'new-flow-'));
    mkdirSync(dirname(join(root, AREAS)), { recursive: true });
    cpSync(join(ROOT, AREAS), join(root, AREAS));
    mkdirSync(join(root, 'machines/optOut'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test.each([
    { isForm: false, connect: ['machines/stockAlert/stockAlert.connect.ts'] },
    { isForm: true, connect: [] },
  ])('writes each file of a flow, without a fault of syntax, with isForm $isForm', ({ isForm, connect }) => {
    const { written } = createFlowFiles(root, 'stockAlert', { isForm });
    expect(written).toEqual([
      'machines/stockAlert/stockAlert.machine.ts',
      ...connect,
      'machines/stockAlert/stockAlert.samples.ts',
      'src/messages/stockAlert.ts',
      'src/ports/stockAlert.ts',
      'src/flows/stockAlert/StockAlert.tsx',
      'src/flows/stockAlert/StockAlert.stories.tsx',
      'fixtures/stockAlert.fixture.tsx',
      'tests/model/stockAlert.model.test.tsx',
    ]);
    const faults = [...written, AREAS].flatMap((fileName) => {
      const { diagnostics = [] } = ts.transpileModule(read(fileName), {
        fileName,
        reportDiagnostics: true,
        compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
      });
      return diagnostics.map(({ messageText }) => `${fileName}: ${messageText}`);
    });
    expect(faults).toEqual([]);
  });

  test.each([false, true])('imports only what is there, or was written, with isForm %s', (isForm) => {
    const { written } = createFlowFiles(root, 'stockAlert', { isForm });
    const missing = written.flatMap((path) =>
      [...read(path).matchAll(/(?:from|import) '(\.[^']+)'/g)]
        .map(([, to]) => join(dirname(path), to as string))
        .filter((to) => !existsSync(join(root, to)) && !existsSync(join(ROOT, to))),
    );
    expect(missing).toEqual([]);
  });

  test('names the flow in an area', () => {
    expect(createFlowFiles(root, 'stockAlert').changed).toEqual([AREAS]);
    expect(read(AREAS)).toContain("charts: ['stockAlert', ");
  });

  test.each([false, true])('leaves an outcome that fails and says what to write, with isForm %s', (isForm) => {
    createFlowFiles(root, 'stockAlert', { isForm });
    expect(read('tests/model/stockAlert.model.test.tsx')).toMatch(/expect\.fail\('Write what a shopper must see/);
  });

  test.each([
    ['StockAlert', "'StockAlert' is no name of a flow: it must be camelCase, of letters and digits, as in stockAlert."],
    [
      'stock-alert',
      "'stock-alert' is no name of a flow: it must be camelCase, of letters and digits, as in stockAlert.",
    ],
    ['../up', "'../up' is no name of a flow: it must be camelCase, of letters and digits, as in stockAlert."],
    ['delete', "'delete' is no name of a flow: it is a word of JavaScript."],
    ['optOut', "There is a flow 'optOut' already: machines/optOut exists."],
  ])('refuses %j in one sentence, and writes nothing', (name, sentence) => {
    const before = read(AREAS);
    expect(() => createFlowFiles(root, name)).toThrow(sentence);
    expect(read(AREAS)).toBe(before);
    expect(existsSync(join(root, 'src/flows'))).toBe(false);
  });

  test('refuses the same name a second time', () => {
    createFlowFiles(root, 'stockAlert');
    expect(() => createFlowFiles(root, 'stockAlert')).toThrow("There is a flow 'stockAlert' already");
  });
});
