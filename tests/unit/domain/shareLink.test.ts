import { expect, test } from 'vitest';
import { getShareUrl, NETWORKS } from '../../../src/domain/shareLink.ts';

const shared = {
  link: 'https://shop.example/art/sea?mode=frame&media=Paper&size=12x16',
  title: 'Sea & sky + "light"',
  picture: null,
};

test.each(NETWORKS)(
  '[ART-22] the whole choice goes along to %s, and nothing of it becomes a parameter of its own',
  (network) => {
    const { searchParams } = new URL(getShareUrl(network, shared));
    expect([...searchParams.values()].join(' ')).toContain(shared.link);
    expect([...searchParams.keys()].every((name) => !['media', 'mode', 'size'].includes(name))).toBe(true);
  },
);

const sea = { link: 'https://shop.example/art/sea', title: 'Sea', picture: 'https://shop.example/sea.jpg' };
const link = 'https%3A%2F%2Fshop.example%2Fart%2Fsea';

test('[ART-22] [ART-23] each network takes a page in its own way', () => {
  expect(Object.fromEntries(NETWORKS.map((network) => [network, getShareUrl(network, sea)]))).toEqual({
    WhatsApp: `https://wa.me/?text=Sea%0A${link}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    Pinterest: `https://www.pinterest.com/pin/create/button/?url=${link}&media=https%3A%2F%2Fshop.example%2Fsea.jpg&description=Sea`,
    X: `https://x.com/intent/post?text=Sea&url=${link}`,
    'E-mail': `mailto:?subject=Sea&body=Sea%0A${link}`,
  });
});

test('[ART-22] a mail has its words with spaces, and not with plus signs', () => {
  expect(getShareUrl('E-mail', shared)).toBe(
    'mailto:?subject=Sea%20%26%20sky%20%2B%20%22light%22&body=Sea%20%26%20sky%20%2B%20%22light%22%0Ahttps%3A%2F%2Fshop.example%2Fart%2Fsea%3Fmode%3Dframe%26media%3DPaper%26size%3D12x16',
  );
});

test('[ART-22] without a picture Pinterest is told of none', () => {
  expect(getShareUrl('Pinterest', { ...sea, picture: null })).toBe(
    `https://www.pinterest.com/pin/create/button/?url=${link}&description=Sea`,
  );
});
