/** Stands before each text, and stays. */
export const MARK = '<p>before</p>';
/** Texts that would run or change something, and what is left of them, as `formatOutline` has it. */
export const ATTACKS: readonly [name: string, html: string, left: string][] = [
  ['a script', '<script>run(1)</script>', ''],
  ['a script that was closed twice', '<scr<script>ipt>run(1)</script>', '"ipt>run(1)"'],
  ['a picture that fails', '<img src=x onerror=run(1)>', '<img alt= decoding=async loading=lazy src=/x></>'],
  ['an SVG that loads', '<svg onload=run(1)><circle/></svg>', ''],
  ['a script in an SVG', '<svg><script>run(1)</script></svg>', ''],
  [
    'an SVG that animates a link',
    '<svg><a><animate attributeName=href values=javascript:run(1) /><text>x</text></a></svg>',
    '',
  ],
  ['an address that runs', '<a href="javascript:run(1)">go</a>', '"go"'],
  ['an address with a tab in it', '<a href="java\tscript:run(1)">go</a>', '"go"'],
  ['an address with an encoded line break', '<a href="java&#10;script:run(1)">go</a>', '"go"'],
  ['an address behind signs nobody sees', '<a href="&#1;&#14; javascript:run(1)">go</a>', '"go"'],
  ['an address in capitals', '<a href="JaVaScRiPt:run(1)">go</a>', '"go"'],
  ['an address of another script', '<a href="vbscript:run(1)">go</a>', '"go"'],
  ['a page in an address', '<a href="data:text/html,<script>run(1)</script>">go</a>', '"go"'],
  ['a page in the address of a picture', '<img src="data:image/svg+xml,<svg onload=run(1)>">', ''],
  ['a picture whose address runs', '<img src="javascript:run(1)">', ''],
  ['a blob', '<a href="blob:https://store.test/1">go</a>', '"go"'],
  ['a refresh', '<meta http-equiv=refresh content="0;url=javascript:run(1)">', ''],
  [
    'another base',
    '<base href="https://elsewhere.example/"><a href="/art/">go</a>',
    '<a data-discover=true href=/art/>"go"</>',
  ],
  ['a form', '<form action="https://elsewhere.example/"><input name=password><button>go</button></form>', ''],
  ['a button beside a form', '<button form=f formaction=javascript:run(1)>go</button>', ''],
  ['a frame', '<iframe src="javascript:run(1)"></iframe>', ''],
  ['a frame with its page', '<iframe srcdoc="<script>run(1)</script>"></iframe>', ''],
  ['an object', '<object data="javascript:run(1)"></object><embed src="javascript:run(1)">', ''],
  ['a style', '<style>body{display:none}</style>', ''],
  ['a style of one element', '<p style="position:fixed;inset:0">x</p>', '<p>"x"</>'],
  ['a class of ours', '<p class="toast" hidden>x</p>', '<p>"x"</>'],
  [
    'ids that hide what the page looks for',
    '<p id="main" name="getElementById">x</p><img name="body" src="/x.png">',
    '<p>"x"</><img alt= decoding=async loading=lazy src=/x.png></>',
  ],
  ['a handler on an element that may stay', '<p onclick=run(1) onpointerenter=run(2)>x</p>', '<p>"x"</>'],
  ['a linked stylesheet', '<link rel=stylesheet href="https://elsewhere.example/x.css">', ''],
  [
    'MathML that changes when it is read again',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=run(1)&gt;">',
    '',
  ],
  [
    'a comment that ends early',
    '<!--><img src=x onerror=run(1)>-->',
    '<img alt= decoding=async loading=lazy src=/x></>"-->"',
  ],
  ['a title that hides a script', '<noscript><p title="</noscript><img src=x onerror=run(1)>">', ''],
  ['a template', '<template><img src=x onerror=run(1)></template>', ''],
  [
    'a form in a form that swaps its parts',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=run(1)>',
    '',
  ],
  ['a video', '<video src=x onerror=run(1)><source onerror=run(2)></video>', ''],
  ['an element of nobody', '<x-run onclick=run(1) is=x>x</x-run>', '"x"'],
  ['details that open by themselves', '<details open ontoggle=run(1)>x</details>', '"x"'],
  [
    'a press by the keyboard',
    '<a accesskey=x onclick=run(1) href="/art/">go</a>',
    '<a data-discover=true href=/art/>"go"</>',
  ],
];

/** A drawn text as one line: its elements with their attributes by name, and its words. */
export const formatOutline = (node: Element): string =>
  Array.from(node.childNodes, (child) => {
    if (child.nodeType === 3) return JSON.stringify(child.nodeValue);
    if (child.nodeType !== 1) return '';
    const element = child as Element;
    const attributes = Array.from(element.attributes, ({ name, value }) => ` ${name}=${value}`).sort();
    return `<${element.localName}${attributes.join('')}>${formatOutline(element)}</>`;
  })
    .join('')
    // Two texts side by side are one in a document that was read.
    .replaceAll('""', '');
