import { Page, Section, Stack } from '../../ui/Layout.tsx';

const TERMS = [
  [
    'Made to measure',
    'Every print is made for you after you order. An order can therefore neither be cancelled nor changed, and it is not refundable.',
  ],
  [
    'Prices',
    'Prices are in Indian rupees and include tax. The price that you see when you place the order is the price that you pay.',
  ],
  [
    'Delivery',
    'We deliver within India, free of charge, to every pincode that we serve. Unframed prints are rolled in tubes. We tell you the status of your order by e-mail and SMS.',
  ],
  [
    'If something is wrong',
    'If a print reaches you damaged, tell us with a photo, and we make it again. Support is there Monday to Saturday, 10am to 7pm IST.',
  ],
] as const;

/** What a shopper agrees to before placing an order. (CONST-07 to CONST-12) */
export const TermsPage = () => (
  <Page width="reading">
    <Section level={1} title="Terms and Conditions">
      <Stack gap={8}>
        {TERMS.map(([title, text]) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </Stack>
    </Section>
  </Page>
);
