/** Drawn for this shop on a grid of 24, like the icons: no network's logo. */
const ICON_PATHS = {
  link: 'M10 14a4.2 4.2 0 0 0 6 0l3.2-3.2a4.2 4.2 0 0 0-6-6L11.5 6.5M14 10a4.2 4.2 0 0 0-6 0l-3.2 3.2a4.2 4.2 0 0 0 6 6l1.7-1.7',
  WhatsApp:
    'M4 20l1.3-4A8.3 8.3 0 1 1 8.2 18.8L4 20Zm5-11.7c-.5 2.6 3.8 7 6.5 6.6.8-.1 1.4-1.3 1.1-1.9l-1.9-1-1 .9c-1.2-.4-2.4-1.6-2.8-2.8l.9-1-.9-1.9c-.6-.3-1.8.3-1.9 1.1Z',
  Facebook:
    'M13.5 21v-7.5h2.8l.5-3.2h-3.3V8.4c0-1 .5-1.7 1.8-1.7h1.6V3.9c-.5-.1-1.4-.2-2.2-.2-2.7 0-4.3 1.5-4.3 4.3v2.3H7.7v3.2h2.7V21',
  Pinterest:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm-2 15.8L12 9.5m-2.9 4.1c-2.2-4.6 5.8-7.2 6.7-2.9.6 3-2.6 5.3-4.6 3.3',
  X: 'M4.5 4.5h3.6l11.4 15h-3.6l-11.4-15Zm14.3 0-6 6.7m-1.7 1.9-5.9 6.4',
  'E-mail': 'M3.5 6h17v12.5h-17V6Zm.3.5L12 13l8.2-6.5',
  Instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6Zm4.7-1.2v.3',
  more: 'M5.5 12v.3m6.5-.3v.3m6.5-.3v.3',
};

/** The icon of a share option; it is hidden from screen readers. */
export const ShareIcon = ({ name }: { name: keyof typeof ICON_PATHS }) => (
  <svg
    viewBox="0 0 24 24"
    width={22}
    height={22}
    fill="none"
    stroke="currentcolor"
    strokeWidth={name === 'more' ? 2.5 : 1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={ICON_PATHS[name]} />
  </svg>
);
