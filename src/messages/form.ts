import type { Messages } from './message.ts';

/** What several forms say. */
export const formMessages = {
  'form.incomplete': { text: 'Enter All Details', from: 'PART-05' },
  'form.website': { text: 'Enter Valid website address', from: 'PART-07' },
  'form.phone': { text: 'Enter Valid Phone Number', from: 'PART-09' },
  'form.gst': { text: 'Enter Valid GST Number', from: 'PART-12' },
  'form.submitted': { text: 'Form submitted', from: 'PART-13' },
  'form.noPicture': { text: 'Photo not uploaded', from: 'DSGN-14' },
  'form.missing': { text: 'Please fill this in', from: 'own' },
  'form.long': { text: 'This is longer than we can take: {n} characters at most', from: 'own' },
  'form.mail': { text: 'Enter a valid e-mail address, such as asha@example.com', from: 'own' },
  'form.pincode': { text: 'A pin code has six digits', from: 'own' },
  'form.sending': { text: 'Sending…', from: 'own' },
  'form.unsent': { text: 'Your message could not be sent', from: 'own' },
  'form.kept': { text: 'Nothing you typed is lost. Please try again in a moment.', from: 'own' },
} as const satisfies Messages;
