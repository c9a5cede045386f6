import { join } from 'node:path';
import sharp from 'sharp';
import { DEMO } from '../../mocks/seed/demo.ts';
import { ADDRESS_FIELDS } from '../support/addressFields.ts';
import type { Person } from './person.ts';

type Story = { name: string; run: (person: Person, files: { photo: string }) => Promise<void> };

/** A photo that a phone took upright: its pixels lie on their side, 3,000 by 2,000, and EXIF describes how it was held. */
export async function writePhoto(folder: string): Promise<string> {
  const file = join(folder, 'hill.jpg');
  const hill = await sharp({ create: { width: 1800, height: 1000, channels: 3, background: '#24402f' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#f3b27a' } })
    .composite([{ input: hill, left: 1200, top: 500 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
  return file;
}

export const STORIES: readonly Story[] = [
  {
    name: 'a framed print is bought on a phone, to the confirmation',
    async run(person) {
      await person.sits('phone');
      await person.open('/art/misty-ghats');
      await person.press('radio', 'Paper');
      await person.press('tab', 'Medium');
      await person.press('radio', '16 × 20 ₹5,768');
      await person.fill('Delivery pincode', '682001');
      await person.see('Delivery in 5-7 days');
      await person.press('button', 'Add To Cart');
      await person.press('button', 'Proceed to checkout', { role: 'dialog', name: 'Added to cart' });
      await person.see({ role: 'heading', name: 'Shopping bag' });
      await person.press('button', 'SAVE & CONTINUE');
      for (const [label, text] of Object.entries(ADDRESS_FIELDS)) await person.fill(label, text);
      await person.press('button', 'SAVE & CONTINUE');
      await person.press('checkbox', 'I agree to Terms and Conditions');
      await person.press('button', 'Place the Order');
      const methods = { role: 'dialog', name: 'Select Payment Method' };
      await person.press('radio', 'Razorpay UPI, cards, netbanking and wallets; opens here, over the store', methods);
      await person.press('button', 'Continue', methods);
      await person.press('button', 'Pay');
      await person.see({ role: 'heading', name: "It's Ordered!" });
    },
  },
  {
    name: 'a portrait photo is uploaded, stands upright on the crop screen, and is there after a reload',
    async run(person, { photo }) {
      await person.open('/custom-framing/');
      await person.upload('Tap to Upload', photo);
      await person.see({ role: 'heading', name: 'Crop Your Photo' });
      await person.press('radio', '4:5');
      await person.see('This crop has 2,000 × 2,500 pixels.');
      await person.seesNo('This browser keeps nothing for us');
      await person.reload();
      await person.see('This crop has 2,000 × 2,500 pixels.');
      await person.seesNo('This browser keeps nothing for us');
    },
  },
  {
    name: 'a print hangs in a room and on the shopper’s own wall, drawn on a canvas',
    async run(person, { photo }) {
      await person.sits('desk');
      await person.open('/art/misty-ghats');
      await person.press('radio', 'On a wall');
      await person.press('radio', 'Bedroom');
      await person.seeCanvas();
      await person.upload('Your own wall', photo);
      await person.fill('Distance between the marks', '36');
      await person.press('button', 'Hang it to scale');
      await person.see('To scale on your own wall');
      await person.seeCanvas();
    },
  },
  {
    name: 'a customer signs in by a code, and the header names them',
    async run(person) {
      await person.open('/art/');
      await person.press('button', 'Account', { role: 'banner' });
      await person.press('button', 'Login', { role: 'navigation', name: 'Account' });
      await person.fill('Mobile number or e-mail', DEMO.name);
      await person.press('button', 'Send code');
      await person.see({ role: 'textbox', name: 'One-time code' });
      await person.pressKeys('Alt', 'Shift', 'P');
      const [code = ''] = /\d{4}(?= is your code)/.exec(await person.read('is your code')) ?? [];
      await person.pressKeys('Escape');
      await person.fill({ role: 'textbox', name: 'One-time code' }, code);
      await person.see('Logged In');
      await person.press('button', 'Account', { role: 'banner' });
      await person.see(`Welcome ${DEMO.fullName}`);
    },
  },
  {
    name: 'the visualiser plays a path on the real view to its end',
    async run(person) {
      await person.open('/charts/?chart=contactUs&panel=paths&path=1');
      await person.press('radio', 'Fast');
      await person.press('button', 'Play');
      await person.see('Played to its end');
    },
  },
];
