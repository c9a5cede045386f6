import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  noLib: true,
  types: [],
};

/** A program of these files alone: the compiler sees them right below '/', and nothing of the disk. */
function createProgram(texts: Readonly<Record<string, string>>): ts.Program {
  const host = ts.createCompilerHost(OPTIONS, true);
  host.getCurrentDirectory = () => '/';
  host.directoryExists = () => true;
  host.readFile = (file) => texts[file.slice(1)];
  host.fileExists = (file) => host.readFile(file) !== undefined;
  return ts.createProgram(
    Object.keys(texts).map((file) => `/${file}`),
    OPTIONS,
    host,
  );
}

/** A node and all that is inside it. */
export function listNodes(node: ts.Node): ts.Node[] {
  const nodes = [node];
  // One list that grows as it is gone through: a list for each node would be most of the work.
  for (const current of nodes) ts.forEachChild(current, (child) => void nodes.push(child));
  return nodes;
}

/** The project's path of the file in which a node stands. */
export const getFile = (node: ts.Node): string => node.getSourceFile().fileName.slice(1);

export type ParsedSources = ReturnType<typeof parseSources>;

/** Parses files, given as texts by path from the project's root. What they import besides is unknown. */
export function parseSources(texts: Readonly<Record<string, string>>) {
  const program = createProgram(texts);
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles();
  const calls = new Map<string, ts.CallExpression[]>();
  for (const call of files.flatMap(listNodes).filter(ts.isCallExpression)) {
    const name = ts.isIdentifier(call.expression) ? call.expression.text : '';
    calls.set(name, [...(calls.get(name) ?? []), call]);
  }

  /** What the only call of a function hands over in place of a name that is taken out of a parameter. */
  function findArgument(parameter: ts.ParameterDeclaration, name: string): ts.Node | null {
    const called = parameter.parent;
    if (!ts.isFunctionDeclaration(called)) return null;
    const [onlyCall, ...otherCalls] = calls.get(called.name?.text ?? '') ?? [];
    const argument = onlyCall?.arguments[called.parameters.indexOf(parameter)];
    if (otherCalls.length > 0 || !argument || !ts.isObjectLiteralExpression(argument)) return null;
    return argument.properties.find((property) => property.name?.getText() === name) ?? null;
  }

  /** What a file exports that `await import('…')` loads; null for any other expression. */
  function findLoaded(node: ts.Node | undefined, name: string): ts.Node | null {
    if (!node) return null;
    if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) return findLoaded(node.expression, name);
    if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return null;
    const [from] = node.arguments;
    const loaded = from && checker.getSymbolAtLocation(from);
    return getDefinition(loaded && checker.tryGetMemberInModuleExports(name, loaded));
  }

  function getDefinition(symbol: ts.Symbol | undefined): ts.Node | null {
    const declaration = symbol?.valueDeclaration;
    if (!symbol || !declaration) return null;
    if (ts.isFunctionDeclaration(declaration)) return declaration;
    if (ts.isVariableDeclaration(declaration)) return declaration.initializer ?? null;
    if (!ts.isBindingElement(declaration)) return null;
    const owner = ts.walkUpBindingElementsAndPatterns(declaration);
    if (ts.isParameter(owner)) return findArgument(owner, symbol.name);
    return findLoaded(owner.initializer, symbol.name) ?? owner.initializer ?? null;
  }

  /**
   * What a name, or a member of a file that is loaded late, means where it stands; null for a global, something of a file
   * that was not given, and a parameter, unless it is taken out of an object and the one call of its function shows it.
   */
  function resolve(node: ts.Identifier | ts.PropertyAccessExpression): ts.Node | null {
    if (ts.isPropertyAccessExpression(node)) return findLoaded(node.expression, node.name.text);
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    return getDefinition(symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  }

  return {
    files,
    resolve,
    /** What a file declares under a name. */
    findDeclaration(file: ts.SourceFile, name: string): ts.Node | null {
      for (const statement of file.statements) {
        if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
        if (!ts.isVariableStatement(statement)) continue;
        const declared = statement.declarationList.declarations.find((each) => each.name.getText() === name);
        if (declared?.initializer) return declared.initializer;
      }
      return null;
    },
  };
}
