/**
 * Views that show a child chart which their own chart runs. A flow imports no other flow but these.
 * A parent adopts the child's actor, so the child's view still runs nothing of its own there.
 */
const ADOPTS = {
  checkout: [
    'bagCheck',
    'cart',
    'coupon',
    'guestAccount',
    'orderPlacement',
    'payment',
    'paymentStatus',
    'savedAddresses',
    'shipping',
  ],
  addToCart: ['pincode'],
  configurator: ['framedPicture'],
  frameList: ['framedPicture'],
  savedAddresses: ['addressEditor'],
  shipping: ['guestAccount'],
  payment: ['razorpay', 'testGateway'],
  preview: ['wallPhoto'],
  wall: ['wallPhoto'],
  signIn: ['passwordReset'],
};

// Read by anything newer, TypeScript files would count as files without imports, and every rule would hold.
const { version } = require('typescript/package.json');
if (Number.parseInt(version, 10) >= 7)
  throw new Error(`The import rule needs TypeScript 6's parser, and found ${version}.`);

const folder = (...names) => `^(${names.join('|')})/`;
const packages = (...names) => `^node_modules/(${names.join('|')})/`;

/** What stands beside a view for designers, and never in a build. */
const BESIDE = '\\.stories\\.tsx$';

/**
 * A layer and all that it may import; whatever else it imports is refused under `name`.
 * @param {{ name: string, comment: string, layer: string, may: string[], except?: string, node?: boolean }} rule
 */
const layer = ({ name, comment, layer, may, except, node }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: layer, ...(except && { pathNot: except }) },
  to: { pathNot: [layer, ...may], couldNotResolve: false, ...(node && { dependencyTypesNot: ['core'] }) },
});

const LAYERS = [
  layer({
    name: 'domain-imports-nothing',
    comment: 'Rules are pure: they hold for every screen and every backend.',
    layer: folder('src/domain'),
    may: [],
  }),
  layer({
    name: 'messages-import-nothing',
    comment: "Texts are the specification's; nothing may bend them.",
    layer: folder('src/messages'),
    may: [],
  }),
  layer({
    name: 'machines-know-rules-and-texts-only',
    comment:
      'A chart runs in a model test, a story and the visualiser as well: no React, no DOM, no requests, no storage.',
    layer: folder('machines'),
    // The chart that compares two charts knows what one looks like.
    may: [
      folder('src/domain', 'src/messages'),
      '^src/visualiser/graph/graph\\.ts$',
      packages('xstate', '@xstate/graph'),
    ],
  }),
  layer({
    name: 'api-knows-rules-only',
    comment: 'A request and its schema know no screen and no chart.',
    layer: folder('src/api'),
    may: [folder('src/domain'), packages('valibot', '@tanstack')],
  }),
  layer({
    name: 'ports-join-charts-to-the-api',
    comment: 'A port fills a hole of a chart from the API or from what the browser kept, which it parses first.',
    layer: folder('src/ports'),
    may: [
      folder('machines', 'src/api', 'src/domain', 'src/imaging', 'src/preview', 'src/storage'),
      packages('xstate', '@tanstack', 'valibot', 'idb', 'fastest-levenshtein', 'jspdf'),
    ],
  }),
  layer({
    name: 'storage-knows-rules-only',
    comment: 'What the browser keeps is parsed when it is read, whatever wrote it.',
    layer: folder('src/storage'),
    may: [folder('machines', 'src/domain'), packages('valibot', 'idb')],
  }),
  layer({
    name: 'imaging-knows-rules-only',
    comment: "A shopper's picture is read, measured and cut by code that any flow can use, off the main thread.",
    layer: folder('src/imaging'),
    may: [folder('src/domain', 'src/kit/loading'), '^src/kit/canvas[.]ts$'],
  }),
  layer({
    name: 'kit-knows-no-flow',
    comment: 'The kit gives charts to views, whichever they are.',
    layer: folder('src/kit'),
    may: [folder('machines/kit', 'src/messages'), packages('react', 'xstate', '@xstate')],
  }),
  layer({
    name: 'ui-knows-props-only',
    comment: 'A part of the design system shows what it is given, so it can stand anywhere.',
    layer: folder('src/ui'),
    may: [packages('react', 'react-dom', 'react-router-dom', '@fontsource-variable')],
    except: BESIDE,
  }),
  layer({
    name: 'forms-show-fields',
    comment: 'Fields and what is said of them are the same in every form; its chart keeps what is typed.',
    layer: folder('src/form'),
    may: [folder('machines/form', 'src/domain', 'src/messages', 'src/ui'), packages('react')],
    except: BESIDE,
  }),
  layer({
    name: 'rich-texts-know-the-host-only',
    comment:
      "What the shop writes in its backend is drawn alike wherever it stands; its pictures lie at the backend's host.",
    layer: folder('src/richText'),
    may: [
      folder('src/api'),
      '^src/kit/(hydration/hydration|loading/retryImport)[.]tsx?$',
      '^src/ui/Skeleton[.]tsx$',
      packages('react', 'react-dom', 'react-router-dom', 'dompurify'),
    ],
    except: BESIDE,
  }),
  layer({
    name: 'previews-are-drawn-from-rules',
    comment: 'A preview is geometry from the rules, whichever flow shows it.',
    layer: folder('src/preview'),
    may: [
      folder('src/domain', 'src/kit/loading'),
      '^src/(kit/(canvas|createNotifier)|ui/arrowKeys)[.]ts$',
      packages('react', 'react-dom', 'konva', 'react-konva'),
    ],
    except: BESIDE,
  }),
  layer({
    name: 'flows-show-charts',
    comment: 'A view shows its chart and sends its events: it asks no backend and decides nothing.',
    layer: folder('src/flows'),
    may: [
      folder('machines', 'src/ui', 'src/form', 'src/richText', 'src/preview', 'src/kit', 'src/messages', 'src/domain'),
      packages('react', 'react-dom', 'react-router-dom', 'xstate', '@xstate'),
    ],
    except: BESIDE,
  }),
  layer({
    name: 'effects-know-ports-and-storage',
    comment: 'What a chart emits is acted on by plain functions, without React.',
    layer: folder('src/effects'),
    may: [folder('machines', 'src/domain', 'src/kit', 'src/messages', 'src/ports', 'src/storage'), packages('xstate')],
  }),
  layer({
    name: 'routes-compose-flows',
    comment: 'A route puts flows together, fills their ports, and may ask for what it only shows.',
    layer: folder('src/routes'),
    may: [
      folder(
        'machines',
        'src/flows',
        'src/ports',
        'src/storage',
        'src/effects',
        'src/ui',
        'src/richText',
        'src/preview',
        'src/kit',
        'src/messages',
        'src/domain',
        'src/api',
      ),
      packages('react', 'react-dom', 'react-router-dom', '@tanstack', 'xstate', '@xstate'),
    ],
    except: BESIDE,
  }),
  layer({
    name: 'mocks-know-rules-only',
    comment: 'The embedded backend stands for a real one, which knows nothing of the screen.',
    layer: folder('mocks'),
    may: [
      folder('src/domain'),
      // How a page of a browser uses a database at all.
      '^src/storage/pageTransaction\\.ts$',
      // Which paths are the backend's, in nginx as in the service worker.
      '^deploy/backendPaths\\.ts$',
      // Addresses of private files are signed in the browser too, where node:crypto is not.
      packages('msw', '@mswjs', 'idb', 'valibot', 'sharp', 'vite', '@noble/hashes'),
    ],
    // Pictures are made while Vite runs.
    node: true,
  }),
];

const FLOWS = [
  {
    name: 'flows-do-not-import-flows',
    comment: 'A parent chart runs a child; which views may adopt which is the table at the top.',
    severity: 'error',
    from: { path: '^src/flows/([^/]+)/', pathNot: folder(...Object.keys(ADOPTS).map((flow) => `src/flows/${flow}`)) },
    to: { path: '^src/flows/', pathNot: '^src/flows/$1/' },
  },
  ...Object.entries(ADOPTS).map(([parent, children]) => ({
    name: `${parent}-adopts-its-children-only`,
    comment: 'The flows that this one adopts are in the table at the top.',
    severity: 'error',
    from: { path: folder(`src/flows/${parent}`) },
    to: { path: '^src/flows/', pathNot: folder(...[parent, ...children].map((flow) => `src/flows/${flow}`)) },
  })),
];

const BACKEND = '^src/app/backend\\.ts$';
/** What joins the embedded backend to its panel. It comes with the mocks, in their chunks. */
const PANEL = folder('src/app/backendPanel');

/** A tool over the store, with a page for the real views: it stands beside the app, and no build of the store holds it. */
const VISUALISER = folder('src/visualiser');
/** What a page of the store tells of its running charts; it comes with the mocks. */
const LINK = folder('src/visualiser/link');
/** The real views with their ports, interactions and replies; the model tests and the visualiser play on them. */
const FIXTURE_FOLDER = folder('fixtures');

const EDGES = [
  {
    name: 'the-store-knows-no-visualiser',
    comment: 'What shows the charts must not reach a build of the store; its panel tells of the running ones.',
    severity: 'error',
    from: { path: folder('src', 'machines', 'mocks'), pathNot: [VISUALISER, PANEL] },
    // What a chart looks like is a shape, and no code.
    to: { path: VISUALISER, pathNot: '^src/visualiser/graph/graph\\.ts$' },
  },
  {
    name: 'the-panel-tells-of-running-charts-only',
    comment: 'Of the visualiser, the panel knows how a page tells of its charts.',
    severity: 'error',
    from: { path: PANEL },
    to: { path: VISUALISER, pathNot: LINK },
  },
  {
    name: 'only-the-visualiser-takes-fixtures',
    comment: 'Fixtures join a view to the embedded backend, which must not reach a build of the store.',
    severity: 'error',
    from: { path: folder('src', 'machines', 'mocks', 'scripts', 'deploy'), pathNot: VISUALISER },
    to: { path: FIXTURE_FOLDER },
  },
  {
    name: 'the-backend-reckons-coupons-by-itself',
    comment: 'An order that store and backend reckon by one code agrees even where both are wrong.',
    severity: 'error',
    from: { path: folder('mocks') },
    to: { path: '^src/domain/(coupon|discount|promotion)' },
  },
  {
    name: 'only-app-and-routes-fill-ports',
    comment:
      'A chart gets its ports where it is started, be it by a story; a view that knew them could pass the chart by.',
    severity: 'error',
    from: {
      path: folder('src', 'machines'),
      pathNot: [folder('src/app', 'src/routes', 'src/effects', 'src/ports', 'src/storage', 'src/visualiser'), BESIDE],
    },
    to: { path: folder('src/ports', 'src/storage') },
  },
  {
    name: 'only-the-app-knows-the-app',
    comment: 'Entry points and providers stand on top of everything else.',
    severity: 'error',
    from: { path: folder('src', 'machines', 'mocks'), pathNot: folder('src/app') },
    to: { path: folder('src/app') },
  },
  {
    name: 'nothing-imports-tests',
    comment: 'Tests stand on top of everything else.',
    severity: 'error',
    from: { path: folder('src', 'machines', 'mocks', 'fixtures', 'deploy', '\\.storybook') },
    to: { path: folder('tests') },
  },
  {
    name: 'the-store-imports-no-tools',
    comment: 'What only designers and builds need must not reach a build of the store.',
    severity: 'error',
    from: { path: folder('src', 'machines', 'mocks', 'fixtures'), pathNot: BESIDE },
    to: { path: [folder('\\.storybook', 'scripts'), BESIDE] },
  },
  {
    name: 'the-store-generates-no-paths',
    comment: 'Paths are for tests, stories and the visualiser; their generator must not reach a build.',
    severity: 'error',
    from: { path: '^src/app/(main|server)\\.tsx$' },
    to: { path: packages('@xstate/graph'), reachable: true },
  },
  {
    name: 'only-backend-starts-the-mocks',
    comment: 'A build for a real host carries no mocks and no panel for them; one file asks for both.',
    severity: 'error',
    from: { path: folder('src', 'machines'), pathNot: [BACKEND, PANEL, BESIDE, VISUALISER] },
    to: { path: [folder('mocks'), PANEL] },
  },
  {
    name: 'the-mocks-come-lazily',
    comment: 'The embedded backend must not weigh on the first page.',
    severity: 'error',
    from: { path: BACKEND },
    to: { path: [folder('mocks'), PANEL], dependencyTypesNot: ['dynamic-import', 'type-only'] },
  },
];

/** What draws the pictures of the catalogue, and its one door. */
const PICTURES = folder('mocks/pictures');
const PICTURES_DOOR = '^mocks/pictures/index\\.ts$';
/** Chance from a seed, of which the catalogue is made, too: it runs in a browser, where the door cannot be opened. */
const RANDOM = '^mocks/pictures/random\\.ts$';

const DRAWING = [
  layer({
    name: 'pictures-know-nothing-of-the-rest',
    comment: 'What draws a picture is given a sketch; it knows no catalogue, no backend and no store.',
    layer: PICTURES,
    may: [packages('sharp')],
    node: true,
  }),
  {
    name: 'pictures-have-one-door',
    comment:
      'The rest takes what index.ts exports, so that everything behind it can change; its own tests look inside.',
    severity: 'error',
    from: { pathNot: [PICTURES, folder('tests/unit/pictures')] },
    to: { path: PICTURES, pathNot: [PICTURES_DOOR, RANDOM] },
  },
];

const FIXTURES = [
  {
    name: 'fixtures-know-no-test-runner',
    comment:
      'The visualiser plays the fixtures of the model tests, in a build of its own: neither Vitest nor what needs a development build of React gets there.',
    severity: 'error',
    from: { path: FIXTURE_FOLDER },
    to: { path: packages('vitest', '@vitest', '@testing-library/react'), reachable: true },
  },
];

const KONVA = [
  {
    name: 'konva-stays-in-its-folder',
    comment: 'A page that only shows a drawing must not load what draws it by hand.',
    severity: 'error',
    from: { pathNot: [folder('src/preview/konva'), folder('tests')] },
    to: { path: packages('konva', 'react-konva') },
  },
];

const HEALTH = [
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one idea or three.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-folder-cycles',
    comment:
      'Two folders that need each other are one folder or three. By way of fixtures they may: a story stands beside its view.',
    severity: 'error',
    scope: 'folder',
    from: { path: '^(src|machines|mocks|scripts|deploy)(/|$)' },
    to: { circular: true, viaOnly: { pathNot: '^(tests|fixtures)(/|$)' } },
  },
  {
    name: 'no-orphans',
    comment: 'A file that nothing imports and that imports nothing is left over.',
    severity: 'error',
    from: {
      orphan: true,
      pathNot: ['\\.d\\.ts$', '^[^/]+\\.config\\.ts$', '^mocks/toughCookie\\.ts$', '^(tests|fixtures)/'],
    },
    to: {},
  },
  {
    name: 'everything-is-there',
    comment: 'An import that leads nowhere would be judged by no other rule.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

module.exports = {
  forbidden: [...LAYERS, ...FLOWS, ...EDGES, ...DRAWING, ...FIXTURES, ...KONVA, ...HEALTH],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|storybook-static|test-results)/' },
    // Types count as imports: a layer that knows another's types knows the other.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
