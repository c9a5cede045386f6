import ts from 'typescript';
import type { Sources } from './sources.ts';

/** What stands for a part that is only known when the call is made. */
const OPEN = '…';

/** What the parameters of a function stand for while its result is reported. */
type Bindings = ReadonlyMap<string, string[]>;

const joinParts = (parts: readonly string[][]): string[] =>
  parts.reduce<string[]>((before, part) => before.flatMap((head) => part.map((tail) => head + tail)), ['']);

/** What a function gives back: the expression that is its body, or that of its last return. */
function getResult(node: ts.Node): ts.Expression | null {
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return node.body;
  const body = (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)) && node.body;
  const last = body && ts.isBlock(body) ? body.statements.findLast(ts.isReturnStatement) : undefined;
  return last?.expression ?? null;
}

/** The texts that a table holds: of an object, a list or a map. */
function textsIn(node: ts.Node): string[] {
  if (ts.isPropertyAssignment(node)) return textsIn(node.initializer);
  return ts.isStringLiteralLike(node) ? [node.text] : node.getChildren().flatMap(textsIn);
}

function getValues(sources: Sources, file: string, node: ts.Expression, bindings: Bindings): string[] {
  const values = (part: ts.Expression) => getValues(sources, file, part, bindings);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [values(expression), [literal.text]]);
    return joinParts([[node.head.text], ...spans]);
  }
  if (ts.isParenthesizedExpression(node)) return values(node.expression);
  if (ts.isConditionalExpression(node)) return [...values(node.whenTrue), ...values(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const both = [values(node.left), values(node.right)];
    return node.operatorToken.kind === ts.SyntaxKind.PlusToken ? joinParts(both) : both.flat();
  }
  if (ts.isIdentifier(node)) {
    const bound = bindings.get(node.text);
    if (bound) return bound;
    const meant = sources.meaning(file, node);
    return meant && ts.isExpression(meant.node) ? getValues(sources, meant.file, meant.node, new Map()) : [OPEN];
  }
  if (ts.isElementAccessExpression(node)) return getTable(sources, file, node.expression);
  if (!ts.isCallExpression(node)) return [OPEN];
  if (ts.isPropertyAccessExpression(node.expression)) return getTable(sources, file, node.expression.expression);
  const called = ts.isIdentifier(node.expression) ? sources.meaning(file, node.expression) : null;
  const first = node.arguments[0] ? values(node.arguments[0]) : [OPEN];
  const result = called && getResult(called.node);
  if (!called || !result || !(ts.isArrowFunction(called.node) || ts.isFunctionDeclaration(called.node))) return first;
  const its = called.node.parameters.map(({ name }, at): [string, string[]] => {
    const argument = node.arguments[at];
    return [name.getText(), argument ? values(argument) : [OPEN]];
  });
  return getValues(sources, called.file, result, new Map(its));
}

function getTable(sources: Sources, file: string, table: ts.Expression): string[] {
  const meant = ts.isIdentifier(table) ? sources.meaning(file, table) : null;
  return meant ? textsIn(meant.node) : [OPEN];
}

/** The addresses that an expression may stand for, without their queries, and with … for what is filled in. */
export const findAddresses = (sources: Sources, file: string, node: ts.Expression): string[] => [
  ...new Set(
    getValues(sources, file, node, new Map()).map((value) => (value.split('?')[0] ?? '').replace(/…[^/]*/g, OPEN)),
  ),
];
