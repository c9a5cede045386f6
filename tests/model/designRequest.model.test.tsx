import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { designRequestFixture, FILE } from '../../fixtures/designRequest.fixture.tsx';
import type { Harness, PathAction } from '../../fixtures/harness/fixture.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const request = {
  firstName: 'Asha',
  lastName: '',
  mail: 'asha@example.com',
  phone: '98470 12345',
  project: 'قاعة الجلوس 🛋️ <script>alert(1)</script>',
  photo: `${FILE} /sites/default/files/2026-11/wall.jpg`,
  address: '1 New Street',
  city: 'Kochi',
  state: 'Kerala',
  pincode: '682001',
};
const go: PathAction = { type: 'form.submitted' };
const sent: PathAction = { reply: 'design.sent' };
const control = (field: string) => document.getElementById(`designRequest-${field}`) as HTMLInputElement;
/** The form as the session stored it, with these changes. */
const fill = (changed: Partial<typeof request> = {}): PathAction => ({
  type: 'form.recalled',
  values: { ...request, ...changed },
});
const getLetter = async ({ backend }: Harness) => (await backend.inbox())[0]?.text ?? '';
const paragraphs = ({ backend: { store } }: Harness) => store.list('paragraph--form_image');

const expectRefusal = (requires: string, changed: Partial<typeof request>, message: string): Outcome => ({
  requires,
  after: [fill(changed), go],
  sees: message,
  check: ({ gate }) => expect(gate.pendingCount()).toBe(0),
});

const outcomes: Outcome[] = [
  {
    requires: 'DSGN-10',
    after: [go],
    sees: 'Enter All Details',
    check: () => {
      const links = within(screen.getByRole('alert')).getAllByRole<HTMLAnchorElement>('link');
      expect(links.map(({ textContent }) => textContent)).toEqual([
        'First name',
        'E-mail',
        'Phone',
        'Project description',
        'Photo of the wall',
        'Address',
        'City',
        'State',
        'Pin code',
      ]);
    },
  },
  expectRefusal('DSGN-11', { address: '' }, 'Enter All Details'),
  expectRefusal('DSGN-13', { phone: '98470' }, 'Enter Valid Phone Number'),
  {
    requires: 'DSGN-14',
    after: [fill({ photo: '' }), go],
    sees: 'Photo not uploaded',
    check: async ({ gate }) => {
      expect(gate.pendingCount()).toBe(0);
      expect(control('photo')).toBeInvalid();
      expect(control('photo')).toHaveAccessibleDescription('Photo not uploaded');
      await userEvent.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Photo of the wall' }));
      expect(control('photo')).toHaveFocus();
    },
  },
  expectRefusal('DSGN-10', { pincode: '6820' }, 'A pincode has 6 digits'),
  {
    requires: 'DSGN-14',
    after: [fill(), go, { reply: 'design.noPicture' }],
    sees: 'Photo not uploaded',
    check: async (harness) => {
      expect(control('project')).toHaveValue(request.project);
      await harness.perform(go);
      await harness.perform(sent);
      await screen.findByText('Form submitted');
    },
  },
  {
    requires: 'DSGN-18',
    after: [fill(), go, sent],
    sees: 'Form submitted',
    check: () => {
      for (const field of ['firstName', 'project', 'state']) expect(control(field)).toHaveValue('');
    },
  },
  // the last name was left out
  { requires: 'DSGN-12', after: [fill({ lastName: '' }), go, sent], sees: 'Form submitted' },
  {
    requires: 'DSGN-21',
    after: [fill({ lastName: 'Menon' }), go, sent],
    check: async (harness) => {
      const letter = await getLetter(harness);
      for (const line of [
        'Asha <asha@example.com>',
        'Last name gallery wall: Menon',
        'Phone number gallery wall: 98470 12345',
        'Address gallery wall: 1 New Street',
        'City gallery wall: Kochi',
        'State gallery wall: Kerala',
        'Pin code gallery wall: 682001',
        request.project,
      ])
        expect(letter).toContain(line);
    },
  },
  {
    requires: 'DSGN-22',
    after: [fill(), go, sent],
    check: async (harness) => {
      await screen.findByText('Form submitted');
      const [paragraph] = paragraphs(harness);
      expect(paragraph?.attributes).toMatchObject({
        parent_type: 'contact_message',
        parent_field_name: 'field_gallery_wall_image',
        field_published: false,
      });
      expect(paragraph?.relationships.field_image_of_form).toMatchObject({ type: 'file--file', id: FILE });
    },
  },
  {
    requires: 'DSGN-19',
    after: [fill(), go, { reply: 'design.down' }],
    sees: 'Form not submitted',
    check: () => {
      expect(control('address')).toHaveValue('1 New Street');
    },
  },
  {
    requires: 'DSGN-19',
    after: [fill(), go, { reply: 'design.refused' }],
    check: async () => {
      await waitFor(() =>
        expect(control('project')).toHaveAccessibleDescription(expect.stringContaining('This value is too long.')),
      );
    },
  },
  // pressed while the photo is on its way: sent once it is there, with nothing said to be wrong meanwhile
  {
    requires: 'DSGN-14',
    after: [fill({ photo: '' }), { type: 'upload.begun' }],
    check: async (harness) => {
      const button = screen.getByRole('button', { name: 'Submit' });
      await userEvent.click(button);
      await screen.findByText('Your form is sent as soon as your photo is there.');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(button).toHaveFocus();
      expect(harness.gate.pendingCount()).toBe(0);
      harness.actor.send({ type: 'field.typed', field: 'photo', text: request.photo });
      harness.actor.send({ type: 'upload.ended' });
      await harness.perform(sent);
      await screen.findByText('Form submitted');
    },
  },
  // a photo that was missed, and is on its way now, is missed no longer
  {
    requires: 'DSGN-14',
    after: [fill({ photo: '' }), go, { type: 'upload.begun' }],
    check: () => expect(screen.queryByRole('alert')).toBeNull(),
  },
  // and one that does not get there after all is missed again
  {
    requires: 'DSGN-14',
    after: [fill({ photo: '' }), { type: 'upload.begun' }, go, { type: 'upload.ended' }],
    sees: 'Photo not uploaded',
  },
  // what else is wrong is said at once
  {
    requires: 'DSGN-13',
    after: [fill({ photo: '', phone: '98470' }), { type: 'upload.begun' }, go],
    sees: 'Enter Valid Phone Number',
  },
  {
    requires: 'PART-16',
    after: [fill()],
    check: async ({ gate }) => {
      await userEvent.dblClick(screen.getByRole('button', { name: 'Submit' }));
      await gate.waitForPending();
      expect(gate.pendingCount()).toBe(1);
      expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
      // read out, which what is said in something busy is not
      expect(screen.getAllByRole('status').some((each) => !each.closest('[aria-busy]') && each.textContent)).toBe(true);
      // and the photo that is on its way stays the one that is shown
      expect(control('photo').closest('[inert]')).not.toBeNull();
    },
  },
];

testPaths({ ...designRequestFixture, outcomes });
