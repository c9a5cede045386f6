import ts from 'typescript';
import { findAddresses } from './findAddresses.ts';
import { type Declaration, listNodes, parseSources, type Sources } from './sources.ts';

/** The functions of the API client that make a call: their method, and which argument is the address. */
const MAKERS: Readonly<Record<string, { method?: string; at: number }>> = {
  getJson: { method: 'GET', at: 1 },
  getJsonApi: { method: 'GET', at: 1 },
  postJson: { method: 'POST', at: 1 },
  postJsonApi: { method: 'POST', at: 1 },
  postForm: { method: 'POST', at: 1 },
  patchJsonApi: { method: 'PATCH', at: 1 },
  deleteJsonApi: { method: 'DELETE', at: 0 },
  sendRequest: { at: 1 },
};
const CLIENT = 'src/api/client.ts';

/** Tokens are renewed by the chart of the session, whichever port it is that finds them used up. */
const RENEWS = 'callAsCustomer';

const isAddress = (text: string) => /^\/[a-z][\w-]*(\/|$|\?)/.test(text);

/** What in a node stands for a value: names, and members, which are reported by what they are members of. */
function* namesIn(node: ts.Node): Generator<ts.Identifier | ts.PropertyAccessExpression> {
  if (ts.isTypeNode(node)) return;
  if (ts.isIdentifier(node)) yield node;
  else if (ts.isPropertyAccessExpression(node)) {
    yield node;
    yield* namesIn(node.expression);
  } else if (ts.isPropertyAssignment(node)) yield* namesIn(node.initializer);
  else {
    const inside: ts.Node[] = [];
    ts.forEachChild(node, (child) => void inside.push(child));
    for (const child of inside) yield* namesIn(child);
  }
}

/** All that a node leads to, itself first. */
function* walkFrom(sources: Sources, start: Declaration): Generator<Declaration> {
  const seen = new Set<ts.Node>();
  const open = [start];
  for (let at = open.shift(); at; at = open.shift()) {
    if (seen.has(at.node) || at.file === CLIENT) continue;
    seen.add(at.node);
    yield at;
    for (const name of namesIn(at.node)) {
      const meant = ts.isIdentifier(name)
        ? name.text !== RENEWS && sources.meaning(at.file, name)
        : sources.member(at.file, name);
      if (meant) open.push(meant);
    }
  }
}

const getMethod = (call: ts.CallExpression, { method }: { method?: string }) =>
  method ?? /method: '([A-Z]+)'/.exec(call.getText())?.[1] ?? 'GET';

/** The calls of the backend in all that a port leads to: 'POST /otp/verify', with … for what is filled in. */
function callsFrom(sources: Sources, port: Declaration): string[] {
  const reached = [...walkFrom(sources, port)];
  const calls = new Set<string>();
  const claimed = new Set<string>();
  const handedOver = new Set<string>();
  for (const { file, node } of reached) {
    for (const call of listNodes(node)) {
      if (!ts.isCallExpression(call) || !ts.isIdentifier(call.expression)) continue;
      const maker = MAKERS[call.expression.text];
      const argument = maker && call.arguments[maker.at];
      if (!maker || !argument) continue;
      const method = getMethod(call, maker);
      const addresses = findAddresses(sources, file, argument).filter(isAddress);
      if (addresses.length === 0) handedOver.add(method);
      for (const address of addresses) {
        claimed.add(address);
        calls.add(`${method} ${address}`);
      }
    }
  }
  // Where a call is handed its address, it is one of those that nothing else uses.
  const isClaimed = (address: string) =>
    [...claimed].some((claim) => claim === address || claim.startsWith(`${address}/`));
  for (const { node } of handedOver.size > 0 ? reached : [])
    for (const literal of listNodes(node)) {
      const [address = ''] = ts.isStringLiteralLike(literal) ? literal.text.split('?') : [];
      if (isAddress(address) && !isClaimed(address)) for (const method of handedOver) calls.add(`${method} ${address}`);
    }
  return [...calls].sort();
}

/** A chart of several pages is filled for one of them under a name of its own. */
const ALSO_FILLED_BY: Readonly<Record<string, readonly string[]>> = { listing: ['artListingPorts'] };

/** Where the ports of a chart are filled: in its ports, or in its logic. */
function* getPorts(sources: Sources, chart: string): Generator<Declaration> {
  for (const file of sources.files.filter((path) => path.startsWith('src/ports/'))) {
    for (const name of [`${chart}Ports`, `${chart}Logic`, ...(ALSO_FILLED_BY[chart] ?? [])]) {
      const declared = sources.exported(file, name);
      if (declared) yield declared;
    }
  }
}

const partNamed = (sources: Sources, { file, node }: Declaration, port: string): Declaration | null => {
  for (const part of listNodes(node)) {
    if (ts.isShorthandPropertyAssignment(part) && part.name.text === port) return sources.meaning(file, part.name);
    const isIt = ts.isPropertyAssignment(part) || ts.isMethodDeclaration(part);
    if (isIt && part.name.getText() === port) return { file, node: part };
  }
  return null;
};

/** A port by name in whatever fills a chart, or in what that leads to: once, or once for each page that has its own. */
function* portsNamed(sources: Sources, chart: string, port: string): Generator<Declaration> {
  for (const ports of getPorts(sources, chart))
    for (const declared of walkFrom(sources, ports)) {
      const found = partNamed(sources, declared, port);
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
    const calls = [...portsNamed(sources, chart, port)].flatMap((found) => callsFrom(sources, found));
    return [...new Set(calls)].sort();
  };
}
