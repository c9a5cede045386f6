import { STORE_NAME } from '../../domain/documentTitle.ts';
import { Contact, ContactUs, contact, contactUs } from '../../flows/contact/Contact.tsx';
import {
  SUPPORT_ADDRESS,
  SUPPORT_EMAIL,
  SUPPORT_HOURS,
  SUPPORT_LINK,
  SUPPORT_MAIL_LINK,
  SUPPORT_PHONE,
} from '../../messages/support.ts';
import { contactLogic, contactUsLogic } from '../../ports/contact.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { BackLink } from '../configurator/BackLink.tsx';
import { PersistedForm } from '../form/PersistedForm.tsx';
import { Head } from '../head/Head.tsx';
import styles from './ContactPage.module.css';

/** '/contact/': how to reach the store, and the dialog to write to it. (CONT-01, CONT-13, ROUTE-46) */
export const ContactPage = () => (
  <Page>
    <Head
      title={`Contact ${STORE_NAME}`}
      description={`Call, write or visit us: ${STORE_NAME}, ${SUPPORT_ADDRESS.join(', ')}.`}
      path="/contact/"
    />
    <Section level={1} title="Contact" lead="A question before you order, or a parcel on its way: a person answers.">
      <dl className={styles.details}>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={SUPPORT_LINK}>{SUPPORT_PHONE}</a>
            <span className={styles.muted}>{SUPPORT_HOURS}</span>
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={SUPPORT_MAIL_LINK}>{SUPPORT_EMAIL}</a>
            <span className={styles.muted}>We answer within a working day.</span>
          </dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>
            <address>
              {[STORE_NAME, ...SUPPORT_ADDRESS].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <PersistedForm flow={contact} logic={contactLogic}>
          <Contact />
        </PersistedForm>
        <Link className={styles.link} to="/contact-us">
          Or use the form on a page of its own
        </Link>
      </div>
    </Section>
  </Page>
);

/** '/contact-us', which carries the form. (CONT-10, CONT-13, ROUTE-55) */
export const ContactUsPage = () => (
  <Page>
    <Head title="Contact us" description="Write to us about a print, a frame, a gift or an order." path="/contact-us" />
    <BackLink to="/contact/" />
    <Section level={1} title="Contact Us" lead="Tell us what you need, and a person answers within a working day.">
      <PersistedForm flow={contactUs} logic={contactUsLogic}>
        <ContactUs />
      </PersistedForm>
    </Section>
  </Page>
);
