import { pincodeFixture } from '../../fixtures/pincode.fixture.tsx';
import type { Outcome } from '../support/harness/pathSuite.ts';
import { testPaths } from '../support/harness/testPaths.tsx';

const typed = (text: string) => ({ type: 'pincode.typed', text });

const outcomes: Outcome[] = [
  { requires: 'PIN-08', after: [typed('682001'), { reply: 'pincode.found' }], sees: 'Delivery in 5-7 days' },
  { requires: 'PIN-12', after: [typed('682001'), { reply: 'pincode.found' }], sees: 'Kochi, Kerala' },
  {
    requires: 'PIN-06',
    after: [typed('682001'), { reply: 'pincode.found' }],
    emits: { type: 'remember', pincode: '682001' },
  },
  { requires: 'PIN-09', after: [typed('999999'), { reply: 'pincode.found' }], sees: 'Delivery Unavailable' },
  { requires: 'PIN-05', after: [typed('682001'), { reply: 'pincode.none' }], sees: 'Delivery Unavailable' },
  { requires: 'PIN-03', after: [typed('68200')], butNot: /Delivery in|Delivery Unavailable/ },
  {
    requires: 'PIN-11',
    after: [typed('682001'), { reply: 'pincode.down' }],
    butNot: 'Delivery Unavailable',
    emits: { type: 'log' },
  },
  {
    requires: 'PIN-11',
    after: [
      typed('682001'),
      { reply: 'pincode.downTwiceThenFound' },
      { type: 'pincode.retried' },
      { reply: 'pincode.downTwiceThenFound' },
      { type: 'pincode.retried' },
      { reply: 'pincode.downTwiceThenFound' },
    ],
    sees: 'Delivery in 5-7 days',
  },
  { requires: 'PIN-02', after: [typed('68 20-01'), { reply: 'pincode.found' }], sees: 'Delivery in 5-7 days' },
];

testPaths({ ...pincodeFixture, outcomes });
