import type { Messages } from './message.ts';

/** What several forms say. */
export const formMessages = {
  'form.incomplete': { text: 'Enter All Details', from: 'PART-05' },
  'form.website': { text: 'Enter Valid website address', from: 'PART-07' },
  'form.phone': { text: 'Enter Valid Phone Number', from: 'PART-09' },
  'form.gst': { text: 'Enter Valid GST Number', from: 'PART-12' },
  'form.submitted': { text: 'Form submitted', from: 'PART-13' },
  'form.noPicture': { text: 'Photo not uploaded', from: 'DSGN-14' },
  'form.refused': { text: 'We could not take this as it stands', from: 'own' },
  'form.missing': { text: 'Please fill this in', from: 'own' },
  'form.long': { text: 'This is longer than we can take: {n} characters at most', from: 'own' },
  'form.mail': { text: 'Enter a valid e-mail address, such as asha@example.com', from: 'own' },
  'form.pincode': { text: 'A pincode has 6 digits', from: 'own' },
  'form.sending': { text: 'Sending…', from: 'own' },
  'form.waiting': { text: 'Your form is sent as soon as your photo is there.', from: 'own' },
  'form.unsent': { text: 'Your message could not be sent', from: 'own' },
  'form.stored': { text: 'Nothing you typed is lost. Please try again in a moment.', from: 'own' },
} as const satisfies Messages;

export const designMessages = {
  'design.failed': { text: 'Form not submitted', from: 'DSGN-19' },
} as const satisfies Messages;

export const newsletterMessages = {
  'newsletter.thanks': { text: 'Thank you for subscribing to our Newsletter.', from: 'NEWS-03' },
  'newsletter.already': { text: 'This email is already in our subscribers list. Thank You.', from: 'NEWS-04' },
  'newsletter.mail': { text: 'Enter valid email', from: 'NEWS-06' },
  'newsletter.title': { text: 'New work, now and then', from: 'own' },
  'newsletter.lead': {
    text: 'New artists and quiet walls, about twice a month.',
    from: 'own',
  },
} as const satisfies Messages;

export const contactMessages = {
  'contact.incomplete': { text: 'Enter all details', from: 'CONT-05' },
  'contact.mail': { text: 'Enter E-mail correctly', from: 'CONT-06' },
  'contact.sent': { text: 'Message Sent Succesfully', from: 'CONT-07' },
} as const satisfies Messages;

export const partnerMessages = {
  'partner.failed': { text: 'Please try later!', from: 'PART-15' },
} as const satisfies Messages;

export const optOutMessages = {
  'optOut.mail': { text: 'Enter valid email', from: 'STAT-08' },
  'optOut.done': { text: 'Done. Our newsletter no longer goes to this address.', from: 'own' },
  'optOut.failed': { text: 'We could not take the address off our list', from: 'own' },
} as const satisfies Messages;
