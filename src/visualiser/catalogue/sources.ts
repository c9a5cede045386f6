import ts from 'typescript';

/** Something that a file declares, and where. */
export type Declaration = { file: string; node: ts.Node };

/** Parsed files of the project by path, with what their names mean. */
export type Sources = {
  /**
   * What an identifier means where it stands; null for a global, something of a file that was not given, and a parameter,
   * unless it is taken out of an object and the one call of its function shows it.
   */
  resolve(file: string, name: ts.Identifier): Declaration | null;
  /** What `(await import('…')).name` means; null for a member of anything else. */
  resolveMember(file: string, access: ts.PropertyAccessExpression): Declaration | null;
  /** What a file declares under a name, or hands on under it. */
  resolveExport(file: string, name: string): Declaration | null;
  files: readonly string[];
};

const resolvePath = (file: string, from: string) => {
  const parts = file.split('/').slice(0, -1);
  for (const part of from.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
};

/** Each name that a variable's pattern binds leads to what it is taken from. */
function bindNames(names: Map<string, ts.Node>, pattern: ts.BindingName, from: ts.Node) {
  if (ts.isIdentifier(pattern)) names.set(pattern.text, from);
  else for (const element of pattern.elements) if (ts.isBindingElement(element)) bindNames(names, element.name, from);
}

/** The names that statements declare, not those of blocks inside them. */
function getDeclarations(statements: readonly ts.Statement[]): Map<string, ts.Node> {
  const names = new Map<string, ts.Node>();
  for (const statement of statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) names.set(statement.name.text, statement);
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) bindNames(names, name, initializer);
  }
  return names;
}

const isParameter = (scope: ts.Node, name: string) => {
  if (!ts.isFunctionLike(scope)) return false;
  const names = new Map<string, ts.Node>();
  for (const parameter of scope.parameters) bindNames(names, parameter.name, parameter);
  return names.has(name);
};

/** The file that `await import('…')` names; null for any other expression. */
function getDynamicImport(node: ts.Node): string | null {
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) return getDynamicImport(node.expression);
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return null;
  const [from] = node.arguments;
  return from && ts.isStringLiteral(from) ? from.text : null;
}

/** A node and all that is inside it. */
export function listNodes(node: ts.Node): ts.Node[] {
  const nodes = [node];
  // One list that grows as it is gone through: a list for each node would be most of the work.
  for (const current of nodes) ts.forEachChild(current, (child) => void nodes.push(child));
  return nodes;
}

const hasElement = (pattern: ts.BindingName, name: string) =>
  ts.isObjectBindingPattern(pattern) && pattern.elements.some((element) => element.name.getText() === name);

/** Parses files, given as texts by path from the project's root. */
export function parseSources(texts: Readonly<Record<string, string>>): Sources {
  const sourceFiles = new Map(
    Object.entries(texts).map(([file, text]) => [
      file,
      ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS),
    ]),
  );
  const scopes = new Map<ts.Node, Map<string, ts.Node>>();
  const getNames = (scope: ts.SourceFile | ts.Block) => {
    const names = scopes.get(scope) ?? getDeclarations(scope.statements);
    scopes.set(scope, names);
    return names;
  };

  function findImport(file: string, name: string): Declaration | null {
    for (const statement of sourceFiles.get(file)?.statements ?? []) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const bindings = statement.importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      const found = bindings.elements.find((element) => element.name.text === name);
      if (found)
        return findExport(resolvePath(file, statement.moduleSpecifier.text), (found.propertyName ?? found.name).text);
    }
    return null;
  }

  function findExport(file: string, name: string): Declaration | null {
    const source = sourceFiles.get(file);
    const node = source && getNames(source).get(name);
    return node ? { file, node } : null;
  }

  let calls: Map<string, { file: string; call: ts.CallExpression }[]> | null = null;
  /** Where functions are called, by their name. */
  function getCallsByName() {
    if (calls) return calls;
    calls = new Map();
    for (const [file, source] of sourceFiles)
      for (const call of listNodes(source).filter(ts.isCallExpression)) {
        if (!ts.isIdentifier(call.expression)) continue;
        const name = call.expression.text;
        calls.set(name, [...(calls.get(name) ?? []), { file, call }]);
      }
    return calls;
  }

  /** What the only call of a function hands over under a name. */
  function findArgument(scope: ts.Node, name: string): Declaration | null {
    if (!ts.isFunctionDeclaration(scope) || !scope.name) return null;
    const index = scope.parameters.findIndex((parameter) => hasElement(parameter.name, name));
    if (index < 0) return null;
    const calls = getCallsByName().get(scope.name.text) ?? [];
    const [onlyCall, ...otherCalls] = calls;
    const argument = onlyCall?.call.arguments[index];
    if (!onlyCall || otherCalls.length > 0 || !argument || !ts.isObjectLiteralExpression(argument)) return null;
    const node = argument.properties.find((property) => property.name?.getText() === name);
    return node ? { file: onlyCall.file, node } : null;
  }

  return {
    files: [...sourceFiles.keys()],
    resolveExport: findExport,
    resolveMember(file, { expression, name }) {
      const from = getDynamicImport(expression);
      return from === null ? null : findExport(resolvePath(file, from), name.text);
    },
    resolve(file, name) {
      for (let scope: ts.Node | undefined = name.parent; scope; scope = scope.parent) {
        if (isParameter(scope, name.text)) return findArgument(scope, name.text);
        const node = ts.isBlock(scope) || ts.isSourceFile(scope) ? getNames(scope).get(name.text) : undefined;
        if (!node) continue;
        const from = getDynamicImport(node);
        return from === null ? { file, node } : findExport(resolvePath(file, from), name.text);
      }
      return findImport(file, name.text);
    },
  };
}
