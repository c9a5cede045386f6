import ts from 'typescript';

const isAddress = (text: string) => /^\/[a-z]\w*\/|^\/[a-z]\w+$/.test(text);

/**
 * The backend's addresses that a source file names, without their queries, as its syntax tree has them: '/otp/verify',
 * or '/test_gateway/' where the rest is filled in. Comments do not count.
 */
export function findCalls(file: string, source: string): string[] {
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
