import ts from 'typescript';
import type { ParsedSources } from './parseSources.ts';

/** Placeholder of a part that is known at run time only. */
const PLACEHOLDER = '…';

/** What the parameters of a function stand for while its result is reported. */
type Bindings = ReadonlyMap<string, string[]>;

const combineParts = (parts: readonly string[][]): string[] =>
  parts.reduce<string[]>((before, part) => before.flatMap((head) => part.map((tail) => head + tail)), ['']);

/** What a function gives back: the expression that is its body, or that of its last return. */
function getResult(node: ts.Node): ts.Expression | null {
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return node.body;
  const body = (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)) && node.body;
  const last = body && ts.isBlock(body) ? body.statements.findLast(ts.isReturnStatement) : undefined;
  return last?.expression ?? null;
}

/** The texts that a table holds: of an object, a list or a map. */
function listTexts(node: ts.Node): string[] {
  if (ts.isPropertyAssignment(node)) return listTexts(node.initializer);
  return ts.isStringLiteralLike(node) ? [node.text] : node.getChildren().flatMap(listTexts);
}

function getValues(sources: ParsedSources, node: ts.Expression, bindings: Bindings): string[] {
  const values = (part: ts.Expression) => getValues(sources, part, bindings);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [values(expression), [literal.text]]);
    return combineParts([[node.head.text], ...spans]);
  }
  if (ts.isParenthesizedExpression(node)) return values(node.expression);
  if (ts.isConditionalExpression(node)) return [...values(node.whenTrue), ...values(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const operands = [values(node.left), values(node.right)];
    return node.operatorToken.kind === ts.SyntaxKind.PlusToken ? combineParts(operands) : operands.flat();
  }
  if (ts.isIdentifier(node)) {
    const boundValues = bindings.get(node.text);
    if (boundValues) return boundValues;
    const declaration = sources.resolve(node);
    return declaration && ts.isExpression(declaration) ? getValues(sources, declaration, new Map()) : [PLACEHOLDER];
  }
  if (ts.isElementAccessExpression(node)) return getTableTexts(sources, node.expression);
  if (!ts.isCallExpression(node)) return [PLACEHOLDER];
  if (ts.isPropertyAccessExpression(node.expression)) return getTableTexts(sources, node.expression.expression);
  const calledFunction = ts.isIdentifier(node.expression) ? sources.resolve(node.expression) : null;
  const first = node.arguments[0] ? values(node.arguments[0]) : [PLACEHOLDER];
  const result = calledFunction && getResult(calledFunction);
  if (!result || !(ts.isArrowFunction(calledFunction) || ts.isFunctionDeclaration(calledFunction))) return first;
  const boundParameters = calledFunction.parameters.map(({ name }, index): [string, string[]] => {
    const argument = node.arguments[index];
    return [name.getText(), argument ? values(argument) : [PLACEHOLDER]];
  });
  return getValues(sources, result, new Map(boundParameters));
}

function getTableTexts(sources: ParsedSources, table: ts.Expression): string[] {
  const declaration = ts.isIdentifier(table) ? sources.resolve(table) : null;
  return declaration ? listTexts(declaration) : [PLACEHOLDER];
}

/** The addresses that an expression may stand for, without their queries, and with … for what is filled in. */
export const findAddresses = (sources: ParsedSources, node: ts.Expression): string[] => [
  ...new Set(
    getValues(sources, node, new Map()).map((value) => (value.split('?')[0] ?? '').replace(/…[^/]*/g, PLACEHOLDER)),
  ),
];
