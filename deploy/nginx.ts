import { readFileSync } from 'node:fs';
import { BACKEND_PATHS, type BackendPath, GUARDED_LOOKUPS, GUARDED_PATHS } from './backendPaths.ts';
import { encodeFormValue, formatBasicAuth, parseDesignHeaders, type Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { STORE_AREAS } from './storeAreas.ts';

const template = (name: string) => readFileSync(new URL(`nginx/${name}`, import.meta.url), 'utf8');

/** A template with its @NAMES@ replaced. Throws for one that is not given. */
const fillTemplate = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/@([A-Z_]+)@/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is given for @${name}@.`);
    return value;
  });

/** text/html is always compressed, and named twice nginx complains. */
const TEXT_TYPES = [
  'text/plain',
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/vnd.api+json',
  'application/manifest+json',
  'application/xml',
  'text/xml',
  'image/svg+xml',
].join(' ');

/** How many a rate lets through at once before it holds, by the names of limits.conf. */
const BURSTS: Record<string, number> = {
  token: 15,
  code: 5,
  guess: 6,
  account: 20,
  register: 5,
  reset: 3,
  message: 10,
  upload: 20,
};

/** What the second provider's checkout asks for: two scripts, a picture, the frame that it opens, and where it reports to. */
const RAZORPAY_POLICY = {
  script: ' https://checkout.razorpay.com https://cdn.razorpay.com',
  image: ' https://cdn.razorpay.com',
  frame: 'https://api.razorpay.com https://checkout.razorpay.com',
  report: ' https://lumberjack.razorpay.com https://lumberjack-metrics.razorpay.com',
};

/** What may be loaded, and from where, beside what a payment provider asks for. */
function formatContentPolicy({ CERTIFICATE, ERROR_REPORTS }: Settings, provider?: typeof RAZORPAY_POLICY) {
  const { script, image, frame, report } = provider ?? { script: '', image: '', frame: "'none'", report: '' };
  return [
    "default-src 'none'",
    `script-src 'self'${script}`,
    "style-src 'self'",
    `img-src 'self' data: blob:${image}`,
    "font-src 'self'",
    `connect-src 'self'${report}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    `frame-src ${frame}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // src/app/trustedTypes.ts and the sanitiser's own; a provider's code writes HTML as it likes
    ...(provider ? [] : ["require-trusted-types-for 'script'", 'trusted-types default dompurify']),
    // the older name beside the newer one, which only some browsers know
    ...(ERROR_REPORTS ? [`report-uri ${ERROR_REPORTS}/policy`, 'report-to policy'] : []),
    ...(CERTIFICATE ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** All that the poll is for: how the payment stands. */
const LEAN = [
  'fields%5Bcommerce_payment--payment_manual%5D=state',
  'fields%5Bcommerce_order--default%5D=order_number',
].join('&');

/** One path of the backend as a location. The last of two with one name is read, so a secret goes to a body's end. */
function formatLocation({ path, limit = '', body, plain, poll, secret }: BackendPath) {
  const isOne = !path.endsWith('/');
  // on some paths nginx counts by what is looked up, in proxy.conf
  const burst = BURSTS[limit];
  return [
    `location ${isOne ? '=' : '^~'} ${path} {`,
    ...(burst ? [`    limit_req zone=store_${limit} burst=${burst} nodelay;`] : []),
    ...(body ? [`    client_max_body_size ${body};`] : []),
    ...(plain ? ['    gzip off;', '    @BROTLI_OFF@'] : []),
    '    include @FOLDER@/proxy.conf;',
    ...(poll
      ? [
          // with the credential an order would come whole, somebody's address in it, for a number that was guessed
          `    rewrite ^ ${path}?$args&${LEAN} break;`,
          '    proxy_pass_request_body off;',
          '    proxy_set_header Content-Length "";',
        ]
      : []),
    ...(secret
      ? [
          // the body has to be in memory, or nginx adds to nothing
          '    client_body_buffer_size 16k;',
          '    client_body_in_single_buffer on;',
          '    proxy_set_header Content-Type application/x-www-form-urlencoded;',
          '    proxy_set_body "$request_body&client_secret=$client_secret";',
        ]
      : []),
    '}',
  ].join('\n');
}

const AUTHORIZATION = 'authorization';
const escapePath = (path: string) => path.replace(/[.+*?^${}()|[\]\\]/g, '\\$&');

/** The fixed headers of the design forms but for Authorization: name, nginx's variable, what other calls send. */
const getFixedHeaders = ({ DESIGN_HEADERS }: Secrets) => {
  const named = parseDesignHeaders(DESIGN_HEADERS).filter(([name]) => name.toLowerCase() !== AUTHORIZATION);
  return named.map(([name, value], index) => ({
    name,
    value,
    variable: `$design_header_${index + 1}`,
    otherwise: name.toLowerCase() === 'cookie' ? '""' : `$http_${name.toLowerCase().replaceAll('-', '_')}`,
  }));
};

/** What is added, to which call exactly; a browser's own Authorization stays on all others. */
function formatSecretsFile(secrets: Secrets) {
  const designs = BACKEND_PATHS.filter(({ design }) => design).map(({ path }) => `"~^POST ${escapePath(path)}$"`);
  const authorization = parseDesignHeaders(secrets.DESIGN_HEADERS).find(
    ([name]) => name.toLowerCase() === AUTHORIZATION,
  )?.[1];
  const poll = BACKEND_PATHS.find((each) => each.poll)?.path ?? '';
  const number = '[0-9A-Za-z_-]+';
  const filter = String.raw`filter(?:\[|%5B)order_id\.order_number(?:\]|%5D)=${number}`;
  const forDesigns = (variable: string, defaultValue: string, value: string) => [
    `map "$request_method $request_uri" ${variable} {`,
    ...designs.map((call) => `    ${call} "${value}";`),
    `    default ${defaultValue};`,
    '}',
  ];
  return [
    '# Read by root alone, and never below the root of the store.',
    'map $server_name $client_secret {',
    `    default "${encodeFormValue(secrets.CLIENT_SECRET)}";`,
    '}',
    'map "$request_method $request_uri" $backend_authorization {',
    `    "~^GET ${escapePath(poll)}\\?(?:${filter}&include=order_id|include=order_id&${filter})$" "${formatBasicAuth(secrets.POLL_USER, secrets.POLL_PASSWORD)}";`,
    ...designs.map((call) => `    ${call} "${authorization ?? ''}";`),
    ...BACKEND_PATHS.filter(({ secret }) => secret).map(
      ({ path }) => `    "~^[A-Z]+ ${escapePath(path)}(?:\\?|$)" "";`,
    ),
    '    default $http_authorization;',
    '}',
    ...getFixedHeaders(secrets).flatMap(({ variable, otherwise: defaultValue, value }) =>
      forDesigns(variable, defaultValue, value),
    ),
    '',
  ].join('\n');
}

const formatListen = (address: string, port: string, options = '') =>
  (address ? [`${address}:${port}`] : [port, `[::]:${port}`])
    .map((place) => `listen ${place}${options};`)
    .join('\n    ');

/** What the templates are filled with. */
function getValues(settings: Settings, secrets: Secrets, folder: string) {
  const { STORE_HOST, BACKEND_URL, CERTIFICATE, HTTP_PORT, HTTPS_PORT, LISTEN, RAZORPAY, BROTLI } = settings;
  const backend = new URL(BACKEND_URL);
  const isSecure = backend.protocol === 'https:';
  const port = backend.port || (isSecure ? '443' : '80');
  const scheme = CERTIFICATE ? 'https' : 'http';
  const [name = '', namedPort] = STORE_HOST.split(':');
  const cookie = getFixedHeaders(secrets).some((each) => each.name.toLowerCase() === 'cookie');
  return {
    ...settings,
    FOLDER: folder,
    STORE_NAME: name,
    STORE_SCHEME: scheme,
    STORE_PORT: namedPort ?? (CERTIFICATE ? '443' : '80'),
    BACKEND_ADDRESS: `${backend.hostname}:${port}`,
    BACKEND_SCHEME: isSecure ? 'https' : 'http',
    BACKEND_TLS: isSecure
      ? [
          'proxy_ssl_server_name on;',
          `proxy_ssl_name ${backend.hostname};`,
          'proxy_ssl_verify on;',
          'proxy_ssl_verify_depth 3;',
          'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
        ].join('\n')
      : '',
    LISTEN_HTTP: formatListen(LISTEN, HTTP_PORT),
    LISTEN_HTTPS: formatListen(LISTEN, HTTPS_PORT, ' ssl http2'),
    LISTEN_HTTP_OTHERS: formatListen(LISTEN, HTTP_PORT, ' default_server'),
    LISTEN_HTTPS_OTHERS: formatListen(LISTEN, HTTPS_PORT, ' ssl http2 default_server'),
    CONTENT_POLICY: formatContentPolicy(settings),
    CHECKOUT_POLICY: formatContentPolicy(settings, RAZORPAY === 'yes' ? RAZORPAY_POLICY : undefined),
    REPORTING_ENDPOINTS: settings.ERROR_REPORTS ? `policy=\\"${settings.ERROR_REPORTS}/policy\\"` : '',
    // the provider's own windows, of a shopper's bank, answer the page that opened them
    OPENER_POLICY: RAZORPAY === 'yes' ? 'same-origin-allow-popups' : 'same-origin',
    PAYMENT_POLICY: RAZORPAY === 'yes' ? '(self \\"https://api.razorpay.com\\")' : '()',
    TRANSPORT_SECURITY: CERTIFICATE ? 'max-age=31536000' : '',
    STORE_AREAS: STORE_AREAS.map(escapePath).join('|'),
    OWN_LOOKUPS: GUARDED_LOOKUPS.map((call) => `"~^${call}$" 1;`).join('\n    '),
    GUARDED_PATHS: GUARDED_PATHS.map(escapePath).join('|'),
    TEXT_TYPES,
    BROTLI_OFF: BROTLI === 'yes' ? 'brotli off;' : '',
    REPORTS: settings.ERROR_REPORTS ? fillTemplate(template('reports.conf'), settings) : '',
    FIXED_HEADERS: [
      ...(cookie ? [] : ['proxy_set_header Cookie "";']),
      ...getFixedHeaders(secrets).map((each) => `proxy_set_header ${each.name} ${each.variable};`),
    ].join('\n'),
  };
}

type Configuration = { settings: Settings; secrets: Secrets; folder: string };
type ConfigFile = { name: string; text: string; isSecret: boolean };

/**
 * nginx's files for settings and secrets that hold: name, text, and whether only root may read it. `folder` is where they
 * will stand; `store.conf` is the one that nginx is to read.
 */
export function createNginxFiles({ settings, secrets, folder }: Configuration): ConfigFile[] {
  const values = getValues(settings, secrets, folder);
  const servers = template(settings.CERTIFICATE ? 'servers.tls.conf' : 'servers.plain.conf') + template('others.conf');
  const plain = (name: string, text: string) => ({ name, text: fillTemplate(text, values), isSecret: false });
  return [
    plain(
      'store.conf',
      template('store.conf').replace('@SERVERS@', () => servers),
    ),
    ...['maps.conf', 'limits.conf', 'headers.conf', 'proxy.conf', 'site.conf'].map((name) =>
      plain(name, template(name)),
    ),
    plain(
      'compression.conf',
      template('compression.conf') + (settings.BROTLI === 'yes' ? template('brotli.conf') : ''),
    ),
    plain('calls.conf', `${BACKEND_PATHS.map(formatLocation).join('\n\n')}\n`),
    { name: 'secrets.conf', text: formatSecretsFile(secrets), isSecret: true },
  ];
}
