import { expect, test } from 'vitest';
import { toldAtHome } from '../../../src/app/visit/toldAtHome.ts';
import { say } from '../../../src/messages/messages.ts';

const toldAt = (address: string) => {
  const { pathname, search } = new URL(address, 'https://store.example');
  const told = toldAtHome(pathname, search);
  return told && [say(told.says), told.leaving];
};

test.each([
  ['HOME-14', '/?logged_out=true', 'Logged Out Successfully'],
  ['HOME-14', '/?logged_out', 'Logged Out Successfully'],
  ['HOME-15', '/?expired=true', 'Login Expired'],
])('[%s] [HOME-16] %s says so, and the parameter is taken out', (_, address, text) => {
  expect(toldAt(address)).toEqual([text, '/']);
});

test('[HOME-16] what else stands in the address stays', () => {
  expect(toldAt('/?utm_source=mail&expired=true&page=2')).toEqual(['Login Expired', '/?utm_source=mail&page=2']);
});

test.each(['/', '/?page=2', '/art/?expired=true', '/checkout/shipping?logged_out=true'])(
  '[HOME-14] [HOME-15] %s says nothing',
  (address) => expect(toldAt(address)).toBeNull(),
);
