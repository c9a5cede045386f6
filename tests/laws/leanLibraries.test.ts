import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../../src/**/*.{ts,tsx}', '!../../src/**/*.stories.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What a build takes out of React and the router: `scripts/leanLibraries.mjs`. It would do nothing there, and in a test all the same. */
const TAKEN_OUT = [
  /<ViewTransition\b|\bimport \{[^}]*\bViewTransition\b[^}]*\} from 'react'/,
  /<Fragment [^>]*\bref=/,
  /\bSuspenseList\b/,
  /\buse(ActionState|FormState)\b/,
  /\b(preinit|preinitModule|preload|preloadModule|preconnect|prefetchDNS)\(/,
  /\buse(FormStatus|MemoCache)\b|\brequestFormReset\b|\b(formAction|action)=\{\w*[Aa]ction\}/,
  /\bChildren\.\w|\bimport \{[^}]*\bChildren\b[^}]*\} from 'react'/,
  /<(link|style)\b[^>]*\bprecedence=|<script\b[^>]*\basync\b/,
  /<[a-z]+-[a-z-]+[ />]/,
  /\bcomponentStack\b/,
  /\b(createBrowserRouter|RouterProvider|errorElement)\b/,
  /\bprefetch=/,
];

test.each(TAKEN_OUT)('no component needs %s', (needed) => {
  expect(Object.keys(sources).filter((file) => needed.test(sources[file] ?? ''))).toEqual([]);
});
