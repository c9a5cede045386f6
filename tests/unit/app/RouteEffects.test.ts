import { expect, test } from 'vitest';
import { parseHomeNotice } from '../../../src/app/visit/RouteEffects.tsx';

const getNoticeAt = (address: string) => {
  const { pathname, search } = new URL(address, 'https://store.example');
  const notice = parseHomeNotice(pathname, search);
  return notice && [notice.text, notice.cleanPath];
};

test.each([
  ['HOME-14', '/?logged_out=true', 'Logged Out Successfully'],
  ['HOME-14', '/?logged_out', 'Logged Out Successfully'],
  ['HOME-15', '/?expired=true', 'Login Expired'],
])('[%s] [HOME-16] %s says so, and the parameter is taken out', (_, address, text) => {
  expect(getNoticeAt(address)).toEqual([text, '/']);
});

test('[HOME-16] what else stands in the address stays', () => {
  expect(getNoticeAt('/?utm_source=mail&expired=true&page=2')).toEqual(['Login Expired', '/?utm_source=mail&page=2']);
});

test.each(['/', '/?page=2', '/art/?expired=true', '/checkout/shipping?logged_out=true'])(
  '[HOME-14] [HOME-15] %s says nothing',
  (address) => expect(getNoticeAt(address)).toBeNull(),
);
