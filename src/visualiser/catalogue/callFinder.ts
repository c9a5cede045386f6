import ts from 'typescript';
import { findAddresses } from './findAddresses.ts';
import { getFile, listNodes, type ParsedSources, parseSources } from './parseSources.ts';

/** The functions of the API client that make a call: their method, and which argument is the address. */
const CALL_FUNCTIONS: Readonly<Record<string, { method?: string; addressIndex: number }>> = {
  getJson: { method: 'GET', addressIndex: 1 },
  getJsonApi: { method: 'GET', addressIndex: 1 },
  postJson: { method: 'POST', addressIndex: 1 },
  postJsonApi: { method: 'POST', addressIndex: 1 },
  postForm: { method: 'POST', addressIndex: 1 },
  patchJsonApi: { method: 'PATCH', addressIndex: 1 },
  deleteJsonApi: { method: 'DELETE', addressIndex: 0 },
  sendRequest: { addressIndex: 1 },
};
const CLIENT_FILE = 'src/api/client.ts';

/** Tokens are renewed by the chart of the session, whichever port it is that finds them used up. */
const TOKEN_RENEWAL = 'callAsCustomer';

const isAddress = (text: string) => /^\/[a-z][\w-]*(\/|$|\?)/.test(text);

/** The value references in a node: identifiers, and property accesses with their object. */
function* listNames(node: ts.Node): Generator<ts.Identifier | ts.PropertyAccessExpression> {
  if (ts.isTypeNode(node)) return;
  if (ts.isIdentifier(node)) yield node;
  else if (ts.isPropertyAccessExpression(node)) {
    yield node;
    yield* listNames(node.expression);
  } else if (ts.isPropertyAssignment(node)) yield* listNames(node.initializer);
  else {
    const children: ts.Node[] = [];
    ts.forEachChild(node, (child) => void children.push(child));
    for (const child of children) yield* listNames(child);
  }
}

/** All declarations that a node refers to, itself first. */
function* walkDeclarations(sources: ParsedSources, start: ts.Node): Generator<ts.Node> {
  const visited = new Set<ts.Node>();
  const queue = [start];
  for (let current = queue.shift(); current; current = queue.shift()) {
    if (visited.has(current) || getFile(current) === CLIENT_FILE) continue;
    visited.add(current);
    yield current;
    for (const name of listNames(current)) {
      const declaration = name.getText() !== TOKEN_RENEWAL && sources.resolve(name);
      if (declaration) queue.push(declaration);
    }
  }
}

const getMethod = (call: ts.CallExpression, { method }: { method?: string }) =>
  method ?? /method: '([A-Z]+)'/.exec(call.getText())?.[1] ?? 'GET';

/** The calls of the backend in all that a port leads to: 'POST /otp/verify', with … for what is filled in. */
function listCalls(sources: ParsedSources, port: ts.Node): string[] {
  const declarations = [...walkDeclarations(sources, port)];
  const calls = new Set<string>();
  const foundAddresses = new Set<string>();
  const methodsWithoutAddress = new Set<string>();
  for (const declaration of declarations) {
    for (const call of listNodes(declaration)) {
      if (!ts.isCallExpression(call) || !ts.isIdentifier(call.expression)) continue;
      const callFunction = CALL_FUNCTIONS[call.expression.text];
      const argument = callFunction && call.arguments[callFunction.addressIndex];
      if (!callFunction || !argument) continue;
      const method = getMethod(call, callFunction);
      const addresses = findAddresses(sources, argument).filter(isAddress);
      if (addresses.length === 0) methodsWithoutAddress.add(method);
      for (const address of addresses) {
        foundAddresses.add(address);
        calls.add(`${method} ${address}`);
      }
    }
  }
  // Where a call is handed its address, it is one of those that nothing else uses.
  const isFound = (address: string) =>
    [...foundAddresses].some((foundAddress) => foundAddress === address || foundAddress.startsWith(`${address}/`));
  for (const declaration of methodsWithoutAddress.size > 0 ? declarations : [])
    for (const literal of listNodes(declaration)) {
      const [address = ''] = ts.isStringLiteralLike(literal) ? literal.text.split('?') : [];
      if (isAddress(address) && !isFound(address))
        for (const method of methodsWithoutAddress) calls.add(`${method} ${address}`);
    }
  return [...calls].sort();
}

/** Where the ports of a chart are filled: in its ports, or in its logic. */
function* getPorts(sources: ParsedSources, chart: string): Generator<ts.Node> {
  for (const file of sources.files.filter((source) => getFile(source).startsWith('src/ports/'))) {
    for (const name of [`${chart}Ports`, `${chart}Logic`]) {
      const declaration = sources.findDeclaration(file, name);
      if (declaration) yield declaration;
    }
  }
}

const findMember = (sources: ParsedSources, node: ts.Node, port: string): ts.Node | null => {
  for (const member of listNodes(node)) {
    if (ts.isShorthandPropertyAssignment(member) && member.name.text === port) return sources.resolve(member.name);
    const isMember = ts.isPropertyAssignment(member) || ts.isMethodDeclaration(member);
    if (isMember && member.name.getText() === port) return member;
  }
  return null;
};

/** A port by name in whatever fills a chart, or in what that leads to: once, or once for each page that has its own. */
function* findPorts(sources: ParsedSources, chart: string, port: string): Generator<ts.Node> {
  for (const ports of getPorts(sources, chart))
    for (const declared of walkDeclarations(sources, ports)) {
      const found = findMember(sources, declared, port);
      if (!found) continue;
      yield found;
      break;
    }
}

/**
 * Which calls of the backend a chart's port makes, as the sources of `src/ports` and `src/api` have it; none for a port
 * that stays inside the browser.
 */
export function createCallFinder(texts: Readonly<Record<string, string>>) {
  const sources = parseSources(texts);
  return (chart: string, port: string): string[] => {
    const calls = [...findPorts(sources, chart, port)].flatMap((found) => listCalls(sources, found));
    return [...new Set(calls)].sort();
  };
}
