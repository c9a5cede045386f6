/** What is shared: the full address of a page, what it shows, and the full address of its picture, where it has one. */
export type ShareContent = { link: string; title: string; picture: string | null };

/** The places to share that take a link from another page. Instagram does not: there it is pasted by hand. (ART-23) */
export const NETWORKS = ['WhatsApp', 'Facebook', 'Pinterest', 'X', 'E-mail'] as const;
export type ShareNetwork = (typeof NETWORKS)[number];

const withQuery = (address: string, query: Record<string, string | null>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    // Not URLSearchParams: mail programs take its plus signs for what they are.
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${address}?${pairs.join('&')}`;
};

const ADDRESSES: Record<ShareNetwork, (shared: ShareContent) => string> = {
  WhatsApp: ({ link, title }) => withQuery('https://wa.me/', { text: `${title}\n${link}` }),
  Facebook: ({ link }) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: link }),
  Pinterest: ({ link, title, picture }) =>
    withQuery('https://www.pinterest.com/pin/create/button/', { url: link, media: picture, description: title }),
  X: ({ link, title }) => withQuery('https://x.com/intent/post', { text: title, url: link }),
  'E-mail': ({ link, title }) => withQuery('mailto:', { subject: title, body: `${title}\n${link}` }),
};

/** The address that shares something in a network. (ART-22, ART-23) */
export const getShareUrl = (network: ShareNetwork, shared: ShareContent): string => ADDRESSES[network](shared);
